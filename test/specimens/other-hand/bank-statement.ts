import type { Random } from '../random.ts';
import { BANKS, STATEMENTS } from './banks.ts';
import { html } from './html.ts';
import { clabe, person } from './people.ts';
import { type Drawing, MONEY_FACES, moneyPage } from './sheets.ts';
import { daysAfter, money, shortDay } from './written.ts';

/** Draws a bank statement of one month. */
export function bankStatement(random: Random, turn: number): Drawing {
  const holder = person(random, { hasAccents: random.chance(0.2) });
  const face = random.of(MONEY_FACES);
  const bank = BANKS[(turn + random.between(0, 1)) % BANKS.length]!;
  const until = `2026-${random.of(['08', '09', '10'])}-${random.of(['30', '15', '28'])}`;
  const from = daysAfter(until, -30);
  const average = random.unit() * 60000 + 300;
  const end = random.unit() * 80000 + 100;
  const [deposits, withdrawals] = [random.unit() * 30000, random.unit() * 30000];
  const key = clabe(random, bank.number);
  const account = key.slice(bank.layout === 'bbva' ? 7 : 6, 17);
  const facts = {
    bank,
    holder,
    home: html`
      <div>${holder.fullName}</div>
      <div>${holder.street} ${holder.exterior}</div>
      <div>${holder.neighborhood}</div>
      <div>${holder.city}, ${holder.state} C.P. ${holder.zip}</div>`,
    from,
    until,
    account,
    key,
    amounts: {
      start: money(end - deposits + withdrawals),
      deposits: money(deposits),
      withdrawals: money(withdrawals),
      end: money(end),
      average: money(average),
    },
    movements: movementsOf(random, from),
  };
  return moneyPage('bankStatement', face, STATEMENTS[bank.layout](random, facts), {
    name: holder.fullName,
    rfc_person: holder.rfc,
    rfc_entity: bank.rfc,
    rfc_person_structure_valid: true,
    rfc_entity_structure_valid: true,
    date_start: from,
    date_end: until,
    account_number: account,
    clabe: key,
    average_amount: Number(average.toFixed(2)),
    total_amount: Number(end.toFixed(2)),
  });
}

/** Returns a table of twelve movements; the expected answers do not contain them. */
function movementsOf(random: Random, from: string): string {
  const amount = (text: string) => `<td style="text-align:right">${text}</td>`;
  const rows = Array.from({ length: 12 }, (_, at) => {
    const isDeposit = at % 3 === 0;
    return html`
      <tr>
        <td>${shortDay(daysAfter(from, at * 2 + 1), '/')}</td>
        <td>${random.of(['SPEI RECIBIDO STP', 'PAGO TARJETA', 'OXXO', 'RETIRO CAJERO', 'NOMINA'])}</td>
        ${amount(isDeposit ? '' : money(random.unit() * 900))}
        ${amount(isDeposit ? money(random.unit() * 9000) : '')}
        ${amount(money(random.unit() * 20000))}
      </tr>`;
  });
  return html`
    <table style="width:100%;border-collapse:collapse;font-size:10px;margin-top:14px">
      <tr style="background:#ddd"><th>FECHA</th><th>CONCEPTO</th><th>CARGOS</th><th>ABONOS</th><th>SALDO</th></tr>
      ${rows.join('')}
    </table>`;
}
