import { type OtpApp, timeLeft } from './message.ts';
import { implementer } from './model/implementer.ts';
import { type CodeSender, codeWords, sendableNumber } from './send-code.ts';
import { codeText } from './sms/code-text.ts';

export const sendSmsCode = (app: OtpApp, sendCode: CodeSender) =>
  implementer.sendSms.handler(async ({ input, context }) => {
    const { caller } = context;
    const to = await sendableNumber(app, caller, input);
    const words = await codeWords(app, caller, input);
    const write = codeText(words);
    return sendCode(context, { type: 'SMS', to, input, words }, ({ code, reference }) => {
      const { language, company } = words;
      const message = { reference, language, company, to, text: write(code), backup: input.retry === true };
      return app.carriers.sms.send(caller, message, timeLeft(app, caller));
    });
  });
