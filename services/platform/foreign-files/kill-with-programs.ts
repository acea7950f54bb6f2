/** Ends this process and the programs that it started: where it may start any, it leads a group of its own. */
export function killWithPrograms(): void {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}
