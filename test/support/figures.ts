import { dirname } from 'node:path';
import { arrowsBetween, circlesOf, roomsOf, type SourceFile } from './house.ts';

/** Measures of the repository's structure ("house"); a room is a folder with rules of its own. */
export interface Figures {
  files: number;
  folders: number;
  /** Files directly in one folder. */
  filesPerFolder: { median: number; most: { folder: string; files: number } };
  rooms: number;
  arrowsBetweenRooms: number;
  arrowsBetweenFolders: number;
  /** Groups of files, and of rooms, that import each other in a circle. */
  circlesOfFiles: number;
  circlesOfRooms: number;
  lines: { median: number; p95: number; longest: { file: string; lines: number } };
  /** The number of files of each folder, the fullest first. */
  folderSizes: Record<string, number>;
}

export function figuresOf(files: readonly SourceFile[]): Figures {
  const sizes = new Map<string, number>();
  for (const { path } of files) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  const fullest = [...sizes].sort(([one, a], [other, b]) => b - a || one.localeCompare(other));
  const byLines = files.toSorted((one, other) => one.lines - other.lines);
  const at = (share: number) => byLines[Math.floor((byLines.length - 1) * share)]!;
  const rooms = arrowsBetween(files, roomsOf(files));
  const folders = arrowsBetween(files, dirname);
  return {
    files: files.length,
    folders: sizes.size,
    filesPerFolder: {
      median: fullest[Math.floor(fullest.length / 2)]![1],
      most: { folder: fullest[0]![0], files: fullest[0]![1] },
    },
    rooms: rooms.size,
    arrowsBetweenRooms: sum([...rooms.values()].map(({ size }) => size)),
    arrowsBetweenFolders: sum([...folders.values()].map(({ size }) => size)),
    circlesOfFiles: circlesOf(arrowsBetween(files, (path) => path)).length,
    circlesOfRooms: circlesOf(rooms).length,
    lines: { median: at(0.5).lines, p95: at(0.95).lines, longest: { file: at(1).path, lines: at(1).lines } },
    folderSizes: Object.fromEntries(fullest),
  };
}

function cellsOf({ files, folders, filesPerFolder, lines, folderSizes, ...counts }: Figures): [string, string][] {
  const { median, most } = filesPerFolder;
  return [
    ['Source files, folders', `${files}, ${folders}`],
    ['Files per folder: median, most', `${median}, ${most.files} (\`${most.folder}\`)`],
    ['Folders with more than 20 files', `${Object.values(folderSizes).filter((size) => size > 20).length}`],
    ['Rooms on the map, arrows between them', `${counts.rooms}, ${counts.arrowsBetweenRooms}`],
    ['Arrows between folders', `${counts.arrowsBetweenFolders}`],
    ['Circles of files, of rooms', `${counts.circlesOfFiles}, ${counts.circlesOfRooms}`],
    ['Lines per file: median, p95', `${lines.median}, ${lines.p95}`],
    ['Longest file', `${lines.longest.lines} (\`${lines.longest.file}\`)`],
  ];
}

/** Returns a Markdown table with a column for each state of the house. */
export function figuresTable(states: readonly (readonly [title: string, figures: Figures])[]): string {
  const columns = states.map(([, figures]) => cellsOf(figures));
  const rows = (columns[0] ?? []).map(([name], row) => [name, ...columns.map((cells) => cells[row]![1])]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(['', ...states.map(([title]) => title)]), line(['---', ...states.map(() => '---')]), ...rows.map(line)].join('\n');
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
