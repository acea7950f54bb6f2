import type { Layout } from '../drawing.ts';
import { drawFields, lookOf } from '../fields.ts';
import { dateAs, moneyOf } from '../people.ts';
import { accountOf, movements, truthOf, window } from './bank-statement.ts';

/** Makes the layout of a bank's statement: the holder's address for the envelope's window, account and balances in fields. */
const statement =
  ({ code, name, company, rfc }: { code: string; name: string; company: string; rfc: string }): Layout<'bankStatement'> =>
  async (page, random) => {
    const [account, sheet] = [accountOf(random, code), await page()];
    sheet.text(random.of([name, name.toUpperCase()]), 50, 32, { size: random.between(13, 18), bold: true });
    sheet.text(random.of(['Estado de cuenta', 'ESTADO DE CUENTA', 'Estado de Cuenta']), 380, 36, { size: 12 });
    sheet.text(`${company} RFC ${rfc}`, 50, random.of([56, 745]), { size: 7 });
    window(sheet, account.person, 50, 88);
    const span = random.of([
      `Del ${dateAs.slashed(account.start)} al ${dateAs.slashed(account.end)}`,
      `${dateAs.short(account.start)} - ${dateAs.short(account.end)}`,
      `DEL ${dateAs.long(account.start)} AL ${dateAs.long(account.end)}`,
    ]);
    const facts: [string, string][] = [
      [random.of(['Número de cuenta', 'No. de Cuenta', 'Cuenta']), account.account],
      [random.of(['CLABE', 'Cuenta CLABE', 'CLABE Interbancaria']), account.clabe],
      [random.of(['RFC', 'RFC del cliente', 'R.F.C.']), account.person.rfc],
      [random.of(['Periodo', 'Período']), span],
    ];
    const look = lookOf(random, 8.5);
    drawFields(sheet, look, facts, { x: 300, y: 88, width: 250, leading: 1.9 });
    const balances: [string, string][] = [
      ['Saldo inicial', `$${moneyOf(account.total + 100)}`],
      ['Depósitos', `$${moneyOf(900)}`],
      ['Retiros', `$${moneyOf(1000)}`],
      [random.of(['Saldo final', 'Saldo final del periodo']), `$${moneyOf(account.total)}`],
      [random.of(['Saldo promedio', 'Saldo promedio diario']), `$${moneyOf(account.average)}`],
    ];
    drawFields(sheet, look, balances, { x: 50, y: 210, width: 250 });
    movements(sheet, random, 400);
    return truthOf(account, name, rfc);
  };

export const bankTrials: Readonly<Record<string, Layout<'bankStatement'>>> = {
  fourth: statement({ code: '014', name: 'Santander', company: 'Banco Santander México, S.A.', rfc: 'BSM970519DU2' }),
  fifth: statement({ code: '021', name: 'HSBC', company: 'HSBC México, S.A.', rfc: 'HMI950125KG8' }),
  sixth: statement({ code: '044', name: 'Scotiabank', company: 'Scotiabank Inverlat, S.A.', rfc: 'SIN9412025I4' }),
};
