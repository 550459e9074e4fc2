/** Whether mkdir failed because the parent folder cannot be changed: some systems report ENOENT then. */
export function isClosedFolder(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir'
}
