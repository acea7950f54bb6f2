import type { Drawing } from '../drawing.ts';
import { clabeOf, dateAs, moneyOf, type Person, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

interface Account {
  person: Person;
  clabe: string;
  account: string;
  start: string;
  end: string;
  average: number;
  total: number;
}

/** Draws an account; `bank` is the first three digits of its CLABE. */
export function accountOf(random: Random, bank: string): Account {
  const month = String(random.between(1, 9)).padStart(2, '0');
  const clabe = clabeOf(random, bank);
  return {
    ...{ person: personOf(random), clabe, account: clabe.slice(7, 17) },
    ...{ start: `2026-${month}-01`, end: `2026-${month}-28` },
    ...{ average: random.between(100_000, 9_000_000) / 100, total: random.between(100_000, 9_000_000) / 100 },
  };
}

/** Returns the data that should be read from a statement. */
export const truthOf = ({ person, clabe, account, start, end, average, total }: Account, entity: string, rfc: string) => ({
  ...{
    name: person.full,
    entity,
    rfc_person: person.rfc,
    rfc_entity: rfc,
    rfc_person_structure_valid: true,
    rfc_entity_structure_valid: true,
  },
  ...{ date_start: start, date_end: end, account_number: account, clabe, average_amount: average, total_amount: total },
  rfc_person_valid: null,
});

/** Draws the holder's address for an envelope's window. */
export function window(sheet: Sheet, { full, address }: Person, x: number, y: number) {
  const lines = [
    full,
    `${address.street} ${address.outer}`,
    address.neighborhood,
    `${address.municipality}, ${address.state}`,
    `C.P. ${address.zip}`,
  ];
  for (const [at, line] of lines.entries()) sheet.text(line, x, y + at * 12, { size: 9 });
}

/** Draws a table of fourteen movements, which no field is read from. */
export function movements(sheet: Sheet, random: Random, y: number) {
  sheet.text('FECHA', 50, y, { size: 8, bold: true });
  sheet.text('DESCRIPCIÓN', 120, y, { size: 8, bold: true });
  sheet.text('CARGOS', 380, y, { size: 8, bold: true });
  sheet.text('ABONOS', 450, y, { size: 8, bold: true });
  for (let at = 1; at <= 14; at++) {
    sheet.text(`${String(at + 2).padStart(2, '0')}/OCT`, 50, y + at * 14, { size: 8 });
    sheet.text(`SPEI ENVIADO REF ${random.digits(7)}`, 120, y + at * 14, { size: 8 });
    sheet.text(moneyOf(random.between(100, 90_000) / 10), random.chance(0.5) ? 380 : 450, y + at * 14, { size: 8 });
  }
}

/** Draws rows with the values aligned at the right. */
function right(sheet: Sheet, rows: readonly (readonly [string, string])[], x: number, y: number, width: number) {
  for (const [at, [label, value]] of rows.entries()) {
    sheet.text(label, x, y + at * 15, { size: 8.5 });
    sheet.text(value, x + width - sheet.widthOf(value, { size: 8.5 }), y + at * 15, { size: 8.5 });
  }
}

export const bankStatementDrawing: Drawing<'bankStatement'> = {
  layouts: {
    async first(page, random) {
      const [account, sheet] = [accountOf(random, '012'), await page()];
      sheet.text('Estado de Cuenta', 50, 36, { size: 14, bold: true });
      sheet.text('BBVA México, S.A. RFC: BBA830831LJ2', 50, 54, { size: 7 });
      window(sheet, account.person, 50, 84);
      right(
        sheet,
        [
          ['Periodo', `DEL ${dateAs.slashed(account.start)} AL ${dateAs.slashed(account.end)}`],
          ['Fecha de Corte', dateAs.slashed(account.end)],
          ['No. de Cuenta', account.account],
          ['No. de Cliente', random.digits(8)],
          ['R.F.C', account.person.rfc],
          ['No. Cuenta CLABE', account.clabe],
        ],
        ...([320, 84, 240] as const),
      );
      sheet.text('Comportamiento', 50, 196, { size: 10, bold: true });
      right(
        sheet,
        [
          ['Saldo Promedio', moneyOf(account.average)],
          ['Días del Periodo', '28'],
          ['Saldo de Operación Inicial', moneyOf(account.total + 100)],
          ['Depósitos / Abonos (+)', moneyOf(900)],
          ['Retiros / Cargos (-)', moneyOf(1000)],
          ['Saldo Final', moneyOf(account.total)],
        ],
        ...([50, 214, 240] as const),
      );
      movements(sheet, random, 330);
      return truthOf(account, 'BBVA México', 'BBA830831LJ2');
    },

    async second(page, random) {
      const [account, sheet] = [accountOf(random, '002'), await page()];
      sheet.text('ESTADO DE CUENTA', 50, 36, { size: 12, bold: true });
      sheet.text(`RESUMEN DEL: ${dateAs.short(account.start)} AL ${dateAs.short(account.end)}`, 50, 60, { size: 9, bold: true });
      window(sheet, account.person, 50, 90);
      for (const [at, [label, value]] of (
        [
          ['RFC:', account.person.rfc],
          ['CUENTA:', account.account],
          ['CLABE Interbancaria:', account.clabe],
        ] as const
      ).entries()) {
        const end = sheet.text(label, 340, 90 + at * 16, { size: 9 });
        sheet.text(value, end + 5, 90 + at * 16, { size: 9, bold: true });
      }
      right(
        sheet,
        [
          ['Saldo Anterior', `$${moneyOf(account.total - 50)}`],
          ['(+) 4 Depósitos', `$${moneyOf(850)}`],
          ['(-) 3 Retiros', `$${moneyOf(800)}`],
          [`SALDO AL ${dateAs.long(account.end)}`, `$${moneyOf(account.total)}`],
          ['Saldo Promedio', `$${moneyOf(account.average)}`],
        ],
        ...([50, 180, 320] as const),
      );
      movements(sheet, random, 300);
      sheet.text('Banco Nacional de México, S.A. RFC BNM840515VB1', 50, 740, { size: 7 });
      return truthOf(account, 'Banamex', 'BNM840515VB1');
    },

    async third(page, random) {
      const [account, sheet] = [accountOf(random, '072'), await page()];
      sheet.text('Banorte', 50, 36, { size: 18, bold: true });
      sheet.text('Banco Mercantil del Norte S.A. RFC BMN930209927', 50, 60, { size: 7 });
      const cells: [string, string][] = [
        ['Titular', account.person.full],
        ['RFC del cliente', account.person.rfc],
        ['Número de cuenta', account.account],
        ['Cuenta CLABE', account.clabe],
        ['Periodo', `Del ${dateAs.long(account.start).toLowerCase()} al ${dateAs.long(account.end).toLowerCase()}`],
        ['Saldo promedio', `$ ${moneyOf(account.average)}`],
        ['Saldo final del periodo', `$ ${moneyOf(account.total)}`],
      ];
      for (const [at, [label, value]] of cells.entries()) {
        sheet.text(label, 50, 90 + at * 32, { size: 8, gray: 0.35 });
        sheet.text(value, 50, 101 + at * 32, { size: 10.5 });
      }
      movements(sheet, random, 340);
      return truthOf(account, 'Banorte', 'BMN930209927');
    },
  },
};
