import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The fonts of the tests' browsers. By default a page is drawn in the machine's font, so a layout that fits on one machine is cut on
 * another. Fontconfig restricts the browsers of a run to these packages; it has no effect on Windows and macOS.
 */
const families = {
  noto: { family: 'Noto Sans', package: '@expo-google-fonts/noto-sans' },
  dejavu: { family: 'DejaVu Sans', package: 'dejavu-fonts-ttf' },
  // Liberation Sans is Arimo under another name: every letter has the same width.
  liberation: { family: 'Arimo', package: '@expo-google-fonts/arimo' },
} as const;

export type Font = keyof typeof families;
export const fonts = Object.keys(families) as readonly Font[];
/** The font of a test that names none. */
export const USUAL_FONT: Font = 'noto';
/** The font whose text is widest; `fonts.test.ts` measures that. */
export const WIDEST_FONT: Font = 'dejavu';

export const familyOf = (font: Font): string => families[font].family;

const require = createRequire(import.meta.url);
const folderOf = (font: Font) => dirname(require.resolve(`${families[font].package}/package.json`));

/** Returns the Fontconfig file for a font. DejaVu is included for serifs, fixed widths and most signs, which the others lack. */
function configuration(font: Font, cache: string): string {
  const folders = [...new Set([font, 'dejavu' as const])].map((one) => `<dir>${folderOf(one)}</dir>`);
  const alias = (generic: string, family: string) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const fixed = ['antialias:true', 'hinting:false', 'autohint:false'].map((setting) => {
    const [name, value] = setting.split(':');
    return `<edit name="${name}" mode="assign"><bool>${value}</bool></edit>`;
  });
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.join('\n')}
<cachedir>${cache}</cachedir>
${['sans-serif', 'system-ui', 'ui-sans-serif', 'cursive'].map((generic) => alias(generic, familyOf(font))).join('\n')}
${alias('serif', 'DejaVu Serif')}
${alias('monospace', 'DejaVu Sans Mono')}
<match target="pattern">
<test qual="all" name="family" compare="not_eq"><string>serif</string></test>
<test qual="all" name="family" compare="not_eq"><string>monospace</string></test>
<edit name="family" mode="append_last" binding="weak"><string>${familyOf(font)}</string></edit>
</match>
<match target="font">
${fixed.join('\n')}
</match>
</fontconfig>
`;
}

/** Returns the variable that makes a browser draw pages in this font. The file that it names is written once and stays. */
export function fontEnvironment(font: Font = USUAL_FONT): { FONTCONFIG_FILE: string } {
  const folder = join(tmpdir(), 'zaguan-fonts');
  const text = configuration(font, join(folder, 'cache'));
  const file = join(folder, `${font}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.conf`);
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  return { FONTCONFIG_FILE: file };
}
