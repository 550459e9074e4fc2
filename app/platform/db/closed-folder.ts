/** Whether a folder could not be made because nothing may be changed there: the system says that it is not there. */
export function isClosedFolder(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir'
}
