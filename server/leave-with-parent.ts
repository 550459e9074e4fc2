/** Loaded before a program that this project starts with a channel: the program ends with whoever started it, also when that was killed. */
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
