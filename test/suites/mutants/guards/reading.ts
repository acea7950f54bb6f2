import type { Guard } from '#test/support/guard.ts';

export const guardsOfReading: readonly Guard[] = [
  {
    name: 'a file that takes too much of the processor is ended',
    file: 'services/platform/foreign-files/worker-watch.ts',
    text: 'if (isTooSlow) process.kill(process.pid, TOO_SLOW);',
    without: '',
    tests: ['services/platform/foreign-files/limited-workers.test.ts'],
  },
  {
    name: 'a CURP has its check digit',
    file: 'lib/mexico/curp.ts',
    text: "if (full && curpCheckDigit(text) !== text.charAt(17)) refuse(ending, 'check');",
    without: '',
    tests: ['lib/mexico/curp.test.ts'],
  },
  {
    name: 'nobody is born tomorrow',
    file: 'lib/mexico/curp.ts',
    text: "return date > today ? { date: null, reason: 'future' } : { date, reason: null };",
    without: 'return { date, reason: null };',
    tests: ['lib/mexico/curp.test.ts'],
  },
  {
    name: 'a code of SAT is at SAT',
    file: 'lib/mexico/symbols/csf-code.ts',
    text: 'if (address?.host !== HOST || address.path !== PATH) return null;',
    without: 'if (!address) return null;',
    tests: ['lib/mexico/symbols/codes.test.ts'],
  },
  {
    name: 'a code of SAT has a kind that exists',
    file: 'lib/mexico/symbols/csf-code.ts',
    text: 'kind !== null && Object.hasOwn(shapes, kind) ?',
    without: 'kind !== null ?',
    tests: ['lib/mexico/symbols/codes.test.ts'],
  },
  {
    name: 'of several repairs of a code none is taken',
    file: 'lib/papers/findings/codes/correct-code.ts',
    text: 'if (others.length > 0) return null;',
    without: '',
    tests: ['lib/papers/findings/codes/correct-code.test.ts'],
  },
  {
    name: 'what is not surely read is left out',
    file: 'lib/papers/findings/findings.ts',
    text: 'if (field === null || !isSure(field) || isNoValue(field)) return null;',
    without: 'if (field === null || isNoValue(field)) return null;',
    tests: ['lib/papers/findings/findings.test.ts'],
  },
  {
    name: 'of two places that differ the clearly surer one is taken',
    file: 'lib/papers/findings/findings.ts',
    text: 'return confidence >= MIN_CLEAR_CONFIDENCE ?',
    without: 'return confidence >= 0 ?',
    tests: ['lib/papers/findings/findings.test.ts'],
  },
  {
    name: 'a symbol of somebody else changes no print',
    file: 'lib/papers/findings/codes/read.ts',
    text: 'return Number.isFinite(editDistance(print.value, symbol.value, MAX_APART)) ? symbol : print;',
    without: 'return symbol;',
    tests: ['lib/papers/findings/codes/correct-code.test.ts'],
  },
  {
    name: 'a passport’s zone is a passport’s',
    file: 'lib/kinds/passport/passport.ts',
    text: "const zone = anyZone?.mrz.format === 'TD3' ? anyZone : null;",
    without: 'const zone = anyZone;',
    tests: ['lib/kinds/passport/passport.test.ts'],
  },
];
