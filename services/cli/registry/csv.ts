import { createReadStream } from 'node:fs';

// A streaming CSV reader (RFC 4180).

export interface RegistryCell {
  text: string;
  /** Line and column at which the cell starts, counted from 1; a column is one character. */
  line: number;
  column: number;
}

export class CsvFault extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.name = 'CsvFault';
    this.line = line;
    this.column = column;
  }
}

/** Maximum number of characters in a cell, more than any registry value has. */
const LONGEST_CELL = 2_000;
const MAX_CELLS = 200;

/** Yields non-empty rows. Throws a `CsvFault` for an endless quote or cell, and for bytes that are no UTF-8. */
export async function* readCsv(path: string): AsyncGenerator<RegistryCell[]> {
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path)) {
    let text: string;
    try {
      text = decoder.decode(chunk as Uint8Array, { stream: true });
    } catch {
      throw new CsvFault('The file is not UTF-8: save it as “CSV UTF-8”', reader.line, 1);
    }
    yield* reader.read(text);
  }
  yield* reader.end();
}

class CsvReader {
  line = 1;
  #column = 1;
  #delimiter: string | null = null;
  #cells: RegistryCell[] = [];
  #cell: RegistryCell | null = null;
  /** State of quoting. A quote inside quotes either ends them or is the first of two that mean one quote. */
  #quoted: 'no' | 'inside' | 'perhaps ended' = 'no';
  /** True after a carriage return: a following line feed belongs to the same line end. */
  #skipFeed = false;

  *read(text: string): Generator<RegistryCell[]> {
    for (const character of text) {
      const row = this.#readCharacter(character);
      if (row) yield row;
    }
  }

  *end(): Generator<RegistryCell[]> {
    if (this.#quoted === 'inside')
      throw new CsvFault('A quote that begins here never ends', this.#cell?.line ?? this.line, this.#cell?.column ?? 1);
    const row = this.#endRow({ line: this.line, column: this.#column });
    if (row) yield row;
  }

  /** Reads one character. Returns the row that ends with it; else null. */
  #readCharacter(character: string): RegistryCell[] | null {
    const at = { line: this.line, column: this.#column };
    const isFeed = character === '\n' || character === '\r';
    if (character === '\n' && this.#skipFeed) {
      this.#skipFeed = false;
      return null;
    }
    this.#skipFeed = character === '\r';
    if (isFeed) {
      this.line++;
      this.#column = 1;
    } else this.#column++;
    if (this.#quoted === 'inside') {
      if (character === '"') this.#quoted = 'perhaps ended';
      else this.#append(isFeed ? '\n' : character, at);
      return null;
    }
    if (isFeed) return this.#endRow(at);
    if (character === '"') return this.#quote(at);
    if (this.#isDelimiter(character)) this.#endCell(at);
    else this.#append(character, at);
    return null;
  }

  #quote(at: Omit<RegistryCell, 'text'>): null {
    if (this.#quoted === 'perhaps ended') {
      this.#quoted = 'inside';
      this.#append('"', at);
    } else if (this.#cell?.text) throw new CsvFault('A quote is inside of a cell: put the whole cell into quotes', at.line, at.column);
    else {
      this.#cell ??= { text: '', ...at };
      this.#quoted = 'inside';
    }
    return null;
  }

  /** Returns true for the delimiter: the first comma or semicolon of the file, since some spreadsheets write semicolons. */
  #isDelimiter(character: string): boolean {
    if (this.#delimiter === null && (character === ',' || character === ';')) this.#delimiter = character;
    return character === this.#delimiter;
  }

  #append(character: string, at: Omit<RegistryCell, 'text'>): void {
    // Skips a byte order mark.
    if (character === '\ufeff' && at.line === 1 && at.column === 1) return;
    this.#cell ??= { text: '', ...at };
    this.#cell.text += character;
    if (this.#cell.text.length > LONGEST_CELL)
      throw new CsvFault(`A cell has more than ${LONGEST_CELL} characters`, this.#cell.line, this.#cell.column);
  }

  #endCell(at: Omit<RegistryCell, 'text'>): void {
    this.#quoted = 'no';
    this.#cells.push(this.#cell ?? { text: '', ...at });
    this.#cell = null;
    if (this.#cells.length > MAX_CELLS) throw new CsvFault(`A row has more than ${MAX_CELLS} cells`, at.line, at.column);
  }

  #endRow(at: Omit<RegistryCell, 'text'>): RegistryCell[] | null {
    const isEmpty = this.#cells.length === 0 && this.#cell === null;
    if (isEmpty) return null;
    this.#endCell(at);
    const row = this.#cells;
    this.#cells = [];
    return row;
  }
}
