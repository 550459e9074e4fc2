import { Plugin } from 'prosemirror-state'

/** After Esc, Tab moves to the next field, as everywhere else on the page. */
export function leaveByTab(): Plugin {
  let isLeaving = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (_, event) => {
          if (event.key === 'Tab' && isLeaving) return true
          if (event.key !== 'Shift') isLeaving = event.key === 'Escape'
          return false
        },
        blur: () => {
          isLeaving = false
          return false
        },
      },
    },
  })
}
