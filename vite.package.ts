import type { Plugin } from 'vite';
import { type Edit, edited, visit } from './vite.edits.ts';

/**
 * What the package imports by an address that is known only then, every bundler is told to leave to the browser: webpack and Rspack would
 * warn of it, and Turbopack would make it an error. It comes after the minifier, which leaves no comment.
 */
export function leaveImports(): Plugin {
  return {
    name: 'zaguan-leave-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'npm',
    generateBundle(_, parts) {
      for (const part of Object.values(parts)) {
        const code = part.type === 'chunk' ? part.code : part.fileName.endsWith('.js') ? String(part.source) : '';
        if (!/\bimport\((?!["'`])/.test(code)) continue;
        const edits: Edit[] = [];
        visit(this.parse(code), ({ type, source }) => {
          if (type !== 'ImportExpression' || source?.type === 'Literal') return;
          edits.push({ start: source!.start, end: source!.start, text: '/*webpackIgnore:true*//*turbopackIgnore:true*//*@vite-ignore*/' });
        });
        if (part.type === 'chunk') part.code = edited(code, edits);
        else part.source = edited(code, edits);
      }
    },
  };
}
