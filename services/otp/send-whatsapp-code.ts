import { type OtpApp, timeLeft } from './message.ts';
import { implementer } from './model/implementer.ts';
import { type CodeSender, codeWords, sendableNumber } from './send-code.ts';

export const sendWhatsappCode = (app: OtpApp, sendCode: CodeSender) =>
  implementer.sendWhatsapp.handler(async ({ input, context }) => {
    const { caller } = context;
    const to = await sendableNumber(app, caller, input);
    const words = await codeWords(app, caller, input);
    return sendCode(context, { type: 'WHATSAPP', to, input, words }, ({ code, reference }) => {
      const { language, company } = words;
      return app.carriers.whatsapp.send(caller, { reference, language, company, to, fill: { code } }, timeLeft(app, caller));
    });
  });
