/** Widths of bar, space, bar … of each character, in modules: 0 to 102, the three starts, and the stop (ISO/IEC 15417). */
export const characterWidths: readonly string[] = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

export const firstStart = 103;
export const stop = 106;
/** Value of the character that switches between sets A and B for one character. */
const SHIFT = 98;

type CodeSet = 'A' | 'B' | 'C';
const LATCHES: ReadonlyMap<number, CodeSet> = new Map([
  [99, 'C'],
  [100, 'B'],
  [101, 'A'],
]);

/**
 * Decodes the characters from the start to the check character, without the stop. Null for a wrong check character, and for function
 * characters, which readers interpret differently.
 */
export function code128Text(values: readonly number[]): string | null {
  const [start, ...rest] = values;
  const check = rest.pop();
  if (start === undefined || check === undefined || rest.length === 0) return null;
  const sum = rest.reduce((so, value, at) => so + value * (at + 1), start);
  return sum % 103 === check ? spell(start, rest) : null;
}

function spell(start: number, values: readonly number[]): string | null {
  let set: CodeSet = (['A', 'B', 'C'] as const)[start - firstStart] ?? 'B';
  let next: CodeSet = set;
  let text = '';
  for (const value of values) {
    const current = next;
    next = set;
    const letters = lettersOf(value, current);
    if (letters !== null) text += letters;
    else if (value === SHIFT && current !== 'C') next = current === 'A' ? 'B' : 'A';
    else {
      const latch = LATCHES.get(value);
      if (latch === undefined || latch === current) return null;
      set = latch;
      next = latch;
    }
  }
  return text === '' ? null : text;
}

/** Returns a character's text: two digits in set C, ASCII from the space in B, control characters for small letters in A. Null if none. */
function lettersOf(value: number, set: CodeSet): string | null {
  if (set === 'C') return value < 100 ? String(value).padStart(2, '0') : null;
  if (value >= 96) return null;
  return String.fromCharCode(set === 'A' && value >= 64 ? value - 64 : value + 32);
}
