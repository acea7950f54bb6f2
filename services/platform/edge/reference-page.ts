import { readFile } from 'node:fs/promises';
import type { OpenAPI } from '@orpc/contract';
import { html, raw } from 'hono/html';
import { htmlPage } from '../base/html-page.ts';
import type { ServiceModule } from '../base/service.ts';
import type { Schema } from './document/schema.ts';
import { ADDITION_NOTE, everySchema, OURS } from './document/schemas.ts';
import type { ServiceDocument } from './openapi.ts';
import { exampleOf, formSchemaOf, jsonSchemaOf, membersOf, nameOf, oursMark, prose } from './reference-schema.ts';

type PageHtml = ReturnType<typeof html>;

interface ReferenceOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  spec: OpenAPI.OperationObject;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Headers of the reference page, which has no script. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const styles = readFile(new URL('./reference.css', import.meta.url), 'utf8');

export async function referenceStyles(): Promise<Response> {
  return new Response(await styles, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' } });
}

/** Creates a service's API reference page (HTML) from its OpenAPI document. */
export async function referencePage(
  document: ServiceDocument,
  name: ServiceModule['name'],
  modules: readonly Pick<ServiceModule, 'name'>[],
): Promise<string> {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const build = Reflect.get(document.info, 'x-build');
  const body = html`<body>
<a class="skip" href="#reference">To the reference</a>
<nav aria-label="Reference">
<p class="brand"><span class="arch" aria-hidden="true"></span>Zaguán</p>
<ul class="services">${modules.map((other) => html`<li><a href="/${other.name}/docs" ${other.name === name ? raw('aria-current="page"') : ''}>${other.name}</a></li>`)}</ul>
${tags.map(
  (tag) =>
    html`<h2>${tag}</h2><ul class="operations">${operations
      .filter((operation) => operation.tag === tag)
      .map(({ id, method, spec }) => html`<li><a href="#${id}">${methodMark(method)}<span>${spec.summary}</span></a></li>`)}</ul>`,
)}
</nav>
<main id="reference">
<header>
<h1>${document.info.title}</h1>
<p class="lead">${document.info.description}</p>
<p class="facts">Interface ${document.info.version} · build ${build} · <a href="/${name}/openapi.json">OpenAPI 3.1 document</a></p>
<p>Send your key as <code>Svc-Apikey</code> or <code>Authorization: Bearer</code>. Every answer carries <code>x-request-id</code>; every error says what is wrong and how to cure it.</p>
</header>
${operations.map((operation) => section(document, operation))}
${webhookSection(document)}
${schemaSection(document)}
</main>
</body>`;
  const style = html`<link rel="stylesheet" href="/${name}/docs/reference.css">`;
  return (await htmlPage('en', document.info.title, style, body)).toString();
}

export function referenceAnswer(page: string): Response {
  return new Response(page, { headers: HEADERS });
}

function operationsOf(document: ServiceDocument): ReferenceOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const spec = item?.[method];
      if (!spec) return [];
      const id = (spec.operationId ?? `${method}${path}`).replaceAll(/[^A-Za-z0-9]+/g, '-');
      return [{ id, method, path, tag: spec.tags?.[0] ?? 'Operations', spec }];
    }),
  );
}

function methodMark(method: string): PageHtml {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}

function section(document: ServiceDocument, { id, method, path, spec }: ReferenceOperation): PageHtml {
  const { content } = (spec.requestBody ?? {}) as OpenAPI.RequestBodyObject;
  const form = formSchemaOf(content);
  const body = form ?? jsonSchemaOf(content);
  const addition: string | undefined = Reflect.get(spec, OURS);
  const parameters = (spec.parameters ?? []) as OpenAPI.ParameterObject[];
  const answers = Object.entries(spec.responses ?? {});
  return html`<section id="${id}" aria-labelledby="${id}-title">
<div class="words">
<h2 id="${id}-title"><a href="#${id}">${spec.summary}</a>${oursMark(addition)}</h2>
<p class="route">${methodMark(method)}<code>${path}</code></p>
${spec.description ? prose(spec.description) : ''}
${addition && addition !== ADDITION_NOTE ? html`<div class="differs"><p class="caption">Ours</p>${prose(addition)}</div>` : ''}
${parameters.length ? html`<h3>Parameters</h3>${membersOf(document, asObject(parameters))}` : ''}
${body ? html`<h3>${form ? 'Form' : 'Body'}</h3>${membersOf(document, body)}` : ''}
<h3>Answers</h3>
${answers.map(([status, answer]) => answerOf(document, status, answer as OpenAPI.ResponseObject & { $ref?: string }))}
</div>
<div class="samples">
<p class="caption">Request</p><pre tabindex="0"><code>${curl(document, method, path, parameters, { body, isForm: form !== null })}</code></pre>
${sampleAnswer(document, answers as [string, OpenAPI.ResponseObject][])}
</div>
</section>`;
}

/** Returns the section of a service's webhooks; empty if there are none. */
function webhookSection(document: ServiceDocument): PageHtml | '' {
  const webhooks = Object.entries(document.webhooks ?? {}) as [string, OpenAPI.PathItemObject][];
  if (webhooks.length === 0) return '';
  return html`<section id="webhooks" aria-labelledby="webhooks-title"><div class="words">
<h2 id="webhooks-title"><a href="#webhooks">Webhooks</a></h2>
<p>What this service calls at your addresses, signed, until it is taken.</p>
${webhooks.map(([type, { post }]) => {
  const { content } = (post?.requestBody ?? {}) as OpenAPI.RequestBodyObject;
  const body = jsonSchemaOf(content);
  return html`<details class="answer"><summary><code>${type}</code> ${post?.summary}</summary>${prose(post?.description ?? '')}${body ? membersOf(document, body) : ''}</details>`;
})}
</div></section>`;
}

/** Returns the section of the named schemas between which a member chooses; members refer to them by name only. */
function schemaSection(document: ServiceDocument): PageHtml | '' {
  const names = new Set<string>();
  everySchema(document, ({ anyOf = [], oneOf = [] }) => {
    const choiceNames = [...anyOf, ...oneOf].flatMap((choice) => nameOf(choice) ?? []);
    if (choiceNames.length > 1) for (const name of choiceNames) names.add(name);
  });
  const visibleNames = [...names].filter((name) => membersOf(document, { $ref: `#/components/schemas/${name}` }) !== '');
  if (visibleNames.length === 0) return '';
  return html`<section id="schemas" aria-labelledby="schemas-title"><div class="words">
<h2 id="schemas-title"><a href="#schemas">Schemas</a></h2>
${visibleNames.map(
  (name) =>
    html`<details class="answer"><summary><code>${name}</code></summary>${membersOf(document, { $ref: `#/components/schemas/${name}` })}</details>`,
)}
</div></section>`;
}

function asObject(parameters: OpenAPI.ParameterObject[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...(schema as Schema), ...(description ? { description } : {}) }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function answerOf(document: ServiceDocument, status: string, answer: OpenAPI.ResponseObject & { $ref?: string }): PageHtml {
  const responseName = answer.$ref?.split('/').at(-1);
  const response = responseName ? (document.components?.responses?.[responseName] as OpenAPI.ResponseObject) : answer;
  const schema = responseName ? null : jsonSchemaOf(answer.content);
  const members = schema ? membersOf(document, schema) : '';
  const line = html`<span class="status s${status[0]}">${status}</span> ${response.description === 'OK' ? 'Done' : response.description.replaceAll('`', '')}`;
  return members ? html`<details class="answer"><summary>${line}</summary>${members}</details>` : html`<p class="answer">${line}</p>`;
}

function curl(
  document: ServiceDocument,
  method: string,
  path: string,
  parameters: OpenAPI.ParameterObject[],
  { body, isForm }: { body: Schema | null; isForm: boolean },
): string {
  const server = document.servers?.[0]?.url ?? '';
  const examplePath = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, String(exampleOf(document, (schema ?? {}) as Schema))), path);
  const lines = [`curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${server}${examplePath}`, `  -H "Svc-Apikey: $ZAGUAN_KEY"`];
  if (body && isForm) {
    const parts = Object.entries(exampleOf(document, body) as Record<string, unknown>);
    lines.push(...parts.map(([name, value]) => `  -F '${name}=${value}'`));
  } else if (body) lines.push(`  --json '${JSON.stringify(exampleOf(document, body), null, 2).replaceAll('\n', '\n  ')}'`);
  return lines.join(' \\\n');
}

function sampleAnswer(document: ServiceDocument, answers: [string, OpenAPI.ResponseObject][]): PageHtml | '' {
  const [status, answer] = answers.find(([code]) => code.startsWith('2')) ?? [];
  const schema = jsonSchemaOf(answer?.content);
  if (!schema) return '';
  const example = JSON.stringify(exampleOf(document, schema), null, 2);
  return html`<p class="caption">Answer <span class="status s2">${status}</span></p><pre tabindex="0"><code>${example}</code></pre>`;
}
