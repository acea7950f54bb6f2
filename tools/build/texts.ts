import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { applyEdits, type Edit, visit } from './edits.ts';

/** Suffix of an `*.i18n.ts` import that loads only the file's English texts. */
export const ENGLISH = '?english';

/** Removes the indentation from Lit's templates, which minifiers do not change; white space becomes one space. */
export function tightTemplates(): Plugin {
  const tighten: Record<string, (text: string) => string> = {
    html: (text) => text.replace(/\s*\n\s*/g, ' '),
    svg: (text) => text.replace(/\s*\n\s*/g, ' '),
    css: (text) =>
      text
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([{};,]) ?/g, '$1')
        .replace(/: /g, ':'),
  };
  return {
    name: 'zaguan-tight-templates',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.ts$/, code: /\b(html|svg|css)`/ },
      handler(code) {
        const edits: Edit[] = [];
        visit(this.parse(code), (node) => {
          const tight = node.type === 'TaggedTemplateExpression' && node.tag?.name ? tighten[node.tag.name] : undefined;
          for (const { start, end, value } of (tight && node.quasi?.quasis) || []) edits.push({ start, end, text: tight!(value.raw) });
        });
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

/**
 * Moves the English texts of each `*.i18n.ts` into a separate chunk, since a journey has one language, mostly Spanish. The chunk is made
 * from the same file with the suffix `?english`, and the table gets a second argument that loads it (`defineWords` in src/i18n/words.ts).
 */
export function englishApart(): Plugin {
  return {
    name: 'zaguan-english-apart',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.i18n\.ts(\?english)?$/, code: /\bdefineWords\(/ },
      handler(code, id) {
        const english = id.endsWith(ENGLISH);
        const edits: Edit[] = [];
        visit(this.parse(code), (node) => {
          const { init } = node;
          const [table] = node.type === 'VariableDeclarator' && init?.callee?.name === 'defineWords' ? (init.arguments ?? []) : [];
          const value = (language: string) => table?.properties?.find(({ key }) => (key.name ?? key.value) === language)?.value;
          const otherTexts = value(english ? 'es-MX' : 'en');
          if (otherTexts) edits.push({ ...otherTexts, text: '{}' });
          const file = `./${basename(id)}${ENGLISH}`;
          if (otherTexts && !english)
            edits.push({ start: table!.end, end: table!.end, text: `,()=>import('${file}').then((m)=>m.${node.id!.name}.en)` });
          // A table that imports texts of a different table imports its English from the English of that table.
          const { source } = node;
          if (english && node.type === 'ImportDeclaration' && source?.value.endsWith('.i18n.ts')) {
            edits.push({ ...source, text: `'${source.value}${ENGLISH}'` });
          }
        });
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}
