import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floor } from '#tools/build/floor.ts';
import { membersMadeIn, needsOfScript, needsOfStyles, nodesOf, treeOf } from './needs.ts';

/** Features in built files that the oldest supported browsers (the floor) may lack, each with the reason why the widget still works. */
const without: Readonly<Record<string, string>> = {
  '.requestVideoFrameCallback': 'asked for by name first; else the video’s own event',
  VideoFrame: 'asked for by name first; else a bitmap is made of the video',
  '.permissions': 'in a try: without it, nobody knows whether the camera was granted',
  '.featurePolicy': 'Chromium’s alone, asked for with ?.',
  '.vibrate': 'asked for with ?.: an iPhone does not shake',
  SpeechSynthesisUtterance: 'made where there is a voice; where none is, nothing offers to speak',
  '.requestPointerLock': 'MediaPipe’s glue; nobody calls it',
  container: 'a phone on its side keeps the upright layout',
  '@container': 'as container',
  'container-type': 'sizes by the window stand in @supports not (width: 1cqw)',
  cqw: 'as container-type',
  '()oklch': 'inside @supports; else the plain accent',
  'text-wrap': 'lines break where they break',
  'text-size-adjust': 'its -webkit- twin stands beside it',
  '-webkit-tap-highlight-color': 'a flash on a press, where there is one',
  'forced-color-adjust': 'no forced colours there',
  'scrollbar-width': 'a bar is seen',
  'user-select': 'a convenience, for what is copied or drawn twice',
  ':selection': 'the colour of what is selected',
};

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
/** The package has the same parts under other names, so only its entry points are checked. */
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(js|css)$/.test(file) && (!file.startsWith('npm') || /^npm.(zaguan|react)\.js$/.test(file)),
);
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');

test('finds syntax, members, globals and styles that are younger, and nothing else', () => {
  expect(() => treeOf('const a = 1; using b = a;')).toThrow(SyntaxError);
  expect(() => treeOf('/[\\p{L}--[a-z]]/v.test("a")')).toThrow(SyntaxError);
  const needs = (text: string, made: readonly string[] = []) => [...needsOfScript(treeOf(text), new Set(made))].sort();
  expect(needs('[2, 1].toSorted(); Object.groupBy([], String); AbortSignal.any([]); new Set().union(a)')).toEqual(
    ['.toSorted', 'AbortSignal.any', 'Object.groupBy', '.union'].sort(),
  );
  expect(needs('new Highlight(); navigator.userActivation.isActive')).toEqual(['.userActivation', 'Highlight']);
  expect(needs('a.toSorted(); b.has(1); Promise.any([]); structuredClone(c); d.at(-1)', ['toSorted'])).toEqual([]);
  expect(needs('class Highlight {} new Highlight()')).toEqual([]);
  expect(needs('adopt(":host(:has(b)) .c { scale: 2; color: color-mix(in srgb, red, blue) }")')).toEqual(['()color-mix', ':has', 'scale']);
  expect(needs('say("a: b; c { d")')).toEqual([]);
  expect([...needsOfStyles('.a { & b { width: 2cqw; } }')]).toEqual(['cqw', 'nesting']);
});

test('no built file asks for what a browser of the floor lacks, but for what it does without', () => {
  expect(files.length).toBeGreaterThan(60);
  const trees = new Map(files.filter((file) => file.endsWith('.js')).map((file) => [file, treeOf(textOf(file))]));
  const made = new Set([...trees.values()].flatMap((tree) => [...membersMadeIn(tree)]));
  const needs = files.flatMap((file) => {
    const tree = trees.get(file);
    return [...(tree ? needsOfScript(tree, made) : needsOfStyles(textOf(file)))].map((need) => ({ file, need }));
  });
  expect(needs.filter(({ need }) => !Object.hasOwn(without, need))).toEqual([]);
  expect(
    Object.keys(without).filter((name) => !needs.some(({ need }) => need === name)),
    'no longer asked for',
  ).toEqual([]);
});

test('no built file asks for a value that a browser of the floor refuses', () => {
  // MDN's data describes option values only in prose: `createImageBitmap` accepts this value from Chrome 112 on.
  const refused = ['from-image'];
  expect(files.filter((file) => refused.some((value) => textOf(file).includes(value)))).toEqual([]);
});

test('the loader can be read by browsers below it, so that it can say that they are too old', () => {
  const types = [...nodesOf(treeOf(textOf('zaguan.js')))].map(({ type }) => type);
  expect(types).toContain('ImportExpression');
  expect(types).not.toContain('StaticBlock');
});

test('is stated as it is', () => {
  const page = readFileSync(join(root, 'docs/browsers.md'), 'utf8');
  const rows = Object.fromEntries([...page.matchAll(/^\| ([^|]+?) \| ([\d.]+) \|/gm)].map(([, name, version]) => [name, version]));
  expect(rows).toEqual({
    'Chrome, Edge, Android WebView': floor.chrome,
    'Samsung Internet': String(Number(floor.samsunginternet_android)),
    Firefox: floor.firefox,
    'Safari, and every browser of an iPhone or iPad': floor.safari_ios,
  });
  for (const same of ['edge', 'webview_android', 'chrome_android'] as const) expect(floor[same]).toBe(floor.chrome);
  expect(floor.safari).toBe(floor.safari_ios);
  expect(floor.firefox_android).toBe(floor.firefox);
});
