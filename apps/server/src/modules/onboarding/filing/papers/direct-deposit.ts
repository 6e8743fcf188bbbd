// The authorization of direct deposit: a table of accounts, what is authorized, and the signature (ONB-043).
import type { Paper, PaperRow, PaperSection } from '@onward/domain/documents/papers';
import { ACCOUNT_TYPES } from '@onward/domain/employees/direct-deposit';
import { type AccountAnswer, accountsIn, fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import type { Translate } from '../../../../platform/i18n/translate.ts';
import type { FilledForm } from '../filled-form.ts';
import { dollars, row, signatureRows, statementOf, textBox, words } from './boxes.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

export function directDepositPaper(t: Translate, filled: FilledForm): Paper {
  const say: Say = (key, values) => t(`onboarding-papers:direct_deposit.${key}`, values);
  const { person, employer, answers } = filled;
  const accounts = accountsIn(answers.accounts);
  return {
    name: say('title'),
    person: person.name,
    sheets: [
      {
        head: { form: say('kind'), title: say('title'), notes: [], agency: [employer.name], edition: [] },
        sections: [
          {
            band: { place: 'top', title: say('employee') },
            rows: [
              row(
                textBox(t('onboarding-papers:name'), person.name, 6),
                textBox(t('onboarding-papers:employer'), employer.name, 4),
              ),
              row(
                textBox(t('onboarding-papers:address'), person.street, 6),
                textBox(t('onboarding-papers:city'), person.city, 4),
              ),
            ],
          },
          { band: { place: 'top', title: say('method') }, rows: [methodRow(t, filled)] },
          ...accountSections(say, filled, accounts),
          {
            band: { place: 'top', title: say('authorization') },
            rows: signatureRows(t, filled.signature, {
              statement: statementOf(t, filled),
              label: t('onboarding-papers:employee_signature'),
              dateLabel: t('onboarding-papers:date'),
            }),
          },
        ],
      },
    ],
  };
}

function methodRow(t: Translate, { form, answers }: FilledForm): PaperRow {
  const field = fieldsOf(form).find(({ key }) => key === 'pay_method');
  const options = field?.kind === 'choice' ? field.options : [];
  const ticks = options.map((option) => ({
    checked: answers.pay_method === option,
    text: t(`onboarding-forms:options.direct_deposit.pay_method.${option}`),
  }));
  return row({ share: 1, content: { kind: 'ticks', ticks, inLine: true } });
}

function accountSections(say: Say, { answers }: FilledForm, accounts: readonly AccountAnswer[]): PaperSection[] {
  if (accounts.length === 0) return [];
  const letter = { checked: words(answers.bank_letter) !== '', text: say('bank_letter') };
  return [
    {
      band: { place: 'top', title: say('accounts') },
      rows: [
        ...accounts.map((account) => accountRow(say, account)),
        row({ share: 1, content: { kind: 'ticks', ticks: [letter] } }),
      ],
    },
  ];
}

function accountRow(
  say: Say,
  { bank_name, routing_number, account_number, account_type, split, value }: AccountAnswer,
) {
  const types = ACCOUNT_TYPES.map((type) => ({ checked: type === account_type, text: say(`account_types.${type}`) }));
  const amount = split === 'flat_amount' ? `$${dollars(value)}` : String(value ?? '');
  return row(
    textBox(say('bank'), bank_name ?? '', 3),
    textBox(say('routing_number'), routing_number, 2),
    textBox(say('account_number'), account_number, 3),
    { share: 1.7, label: say('account_type'), content: { kind: 'ticks', ticks: types } },
    textBox(say('share'), say(`splits.${split}`, { value: amount }), 2.3),
  );
}
