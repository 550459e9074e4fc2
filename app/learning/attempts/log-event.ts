/** The name of an event on `window`: the current reader's log has changed. */
export const logChanged = 'engrana:intentos'
