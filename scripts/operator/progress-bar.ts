const width = 30

/** A progress bar on a terminal; it prints nothing elsewhere, so that logs of timers stay short. */
export function openProgressBar(output: NodeJS.WriteStream = process.stderr): {
  show: (percent: number) => void
  end: () => void
} {
  if (!output.isTTY) return { show() {}, end() {} }
  return {
    show(percent) {
      const full = Math.round((width * percent) / 100)
      output.write(`\r[${'█'.repeat(full)}${'·'.repeat(width - full)}] ${String(percent).padStart(3)} %`)
    },
    end() {
      output.write('\r\u001B[K')
    },
  }
}
