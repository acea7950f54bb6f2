/**
 * The signal of a process that used up its processor time. SIGXCPU, its usual meaning, would write the memory to disk. Windows knows
 * neither; a slow file counts there as one that kills its process.
 */
export const TOO_SLOW = process.platform === 'win32' ? 'SIGKILL' : 'SIGVTALRM';
