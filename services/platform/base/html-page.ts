import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Returns a whole page. `head` goes into its head after the title, such as a style sheet; `body` is its element `body`. */
export const htmlPage = (language: string, title: string, head: Html, body: Html) => html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}</head>
${body}</html>`;
