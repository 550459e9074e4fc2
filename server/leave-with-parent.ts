/** Preloaded into programs that this project forks: the program ends when its parent ends, even if killed. */
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
