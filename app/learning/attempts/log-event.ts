/** An event on `window`: the log of whoever reads has changed. */
export const logChanged = 'engrana:intentos'
