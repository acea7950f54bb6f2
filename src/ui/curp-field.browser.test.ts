import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import { fixture, inputOf } from '#test/support/part-fixture.ts';
import type { ZaguanCurpField } from './curp-field.element.ts';
import './curp-field.element.ts';

describe('zaguan-curp-field', () => {
  const lit = (field: ZaguanCurpField) => [...field.shadowRoot!.querySelectorAll('.mirror span')].map((part) => part.className);

  it('lights up by parts while it is typed, in whatever case', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP" .today=${'2026-11-20'}></zaguan-curp-field>`);
    field.focus();
    await sendKeys({ type: 'pegl8909' });
    expect(field.value).to.equal('PEGL8909');
    expect(lit(field)).to.deep.equal(['valid', 'typing', 'empty', 'empty', 'empty', 'empty']);
    await sendKeys({ type: '09mjcrms08' });
    expect(lit(field)).to.deep.equal(['valid', 'valid', 'valid', 'valid', 'valid', 'valid']);
    expect(field.reading.complete).to.equal(true);
    await expect(field).to.be.accessible();
  });

  it('takes a CURP with spaces and hyphens, and no more than 18 characters', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP"></zaguan-curp-field>`);
    inputOf(field).value = ' pegl-890909 mjc rms08 99';
    inputOf(field).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    expect(field.value).to.equal('PEGL890909MJCRMS08');
    expect(inputOf(field).value).to.equal('PEGL890909MJCRMS08');
  });

  it('leaves a composing keyboard alone', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP"></zaguan-curp-field>`);
    inputOf(field).value = 'peg ';
    inputOf(field).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    expect(field.value).to.equal('PEG');
    expect(inputOf(field).value).to.equal('peg ');
    await field.updateComplete;
    expect(inputOf(field).value, 'once it is drawn').to.equal('peg ');
  });

  it('keeps the cursor where a letter is put in', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP" .value=${'PEL8909'}></zaguan-curp-field>`);
    field.focus();
    inputOf(field).setSelectionRange(2, 2);
    await sendKeys({ type: 'g' });
    await field.updateComplete;
    expect(field.value).to.equal('PEGL8909');
    expect(inputOf(field).selectionStart).to.equal(3);
  });

  it('shows what it is told from outside', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP" .value=${'PEGL8909'}></zaguan-curp-field>`);
    field.value = 'BEML920313HMCLNS09';
    await field.updateComplete;
    expect(inputOf(field).value).to.equal('BEML920313HMCLNS09');
    field.value = '';
    await field.updateComplete;
    expect(inputOf(field).value).to.equal('');
  });

  it('marks the part that is wrong', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP" .today=${'2026-11-20'}></zaguan-curp-field>`);
    field.focus();
    await sendKeys({ type: 'pegl891309' });
    expect(lit(field)[1]).to.equal('wrong');
  });
});
