// Where the pay goes: up to three accounts, with a check of the routing number while it is typed (ONB-043, design 56c).
import {
  ACCOUNT_TYPES,
  type AccountType,
  isMaskedAccountNumber,
  isRoutingNumber,
} from '@onward/domain/employees/direct-deposit';
import { type AccountAnswer, accountsIn, type FormAnswer } from '@onward/domain/onboarding/forms/form-fields';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { Choices } from '../../fields/Choices.tsx';
import { described, Field, FieldGroup, FieldNotes, fieldId } from '../../fields/Field.tsx';
import { ACCOUNTS_MAX, accountAdded, accountChanged, accountRemoved, NEW_ACCOUNT } from './account-list.ts';
import { NumberField } from './NumberFields.tsx';
import { SecretField, StoredSecret } from './SecretField.tsx';

interface AccountsFieldProps {
  accounts: FormAnswer | undefined;
  problems: Readonly<Record<string, string>>;
  onChange(accounts: FormAnswer): void;
}

export function AccountsField({ accounts: given, problems, onChange }: AccountsFieldProps) {
  const { t } = useTexts();
  const accounts = accountsIn(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first account is there from the start.
  useEffect(() => {
    if (accounts.length === 0) onChange([NEW_ACCOUNT]);
  }, []);
  const isLastSplit = accounts.length < ACCOUNTS_MAX;
  return (
    <section class="stack" id={fieldId('accounts')} tabIndex={-1} aria-label={t('onboarding-portal:accounts.title')}>
      {accounts.map((account, place) => (
        <AccountInputs
          key={place}
          account={account}
          place={place}
          count={accounts.length}
          problems={problems}
          onChange={(change) => onChange(accountChanged(accounts, place, change))}
          onRemove={() => onChange(accountRemoved(accounts, place))}
        />
      ))}
      <FieldNotes name="accounts" problem={problems.accounts} />
      {isLastSplit && accounts.length > 0 && (
        <button class="link-row" type="button" onClick={() => onChange(accountAdded(accounts))}>
          <Icon name="plus" />
          <strong>{t('onboarding-portal:accounts.split')}</strong>
          <Icon name="chevronRight" size={20} />
        </button>
      )}
      <p class="with-icon meta">
        <Icon name="lock" size={20} />
        <span>{t('onboarding-portal:accounts.safe')}</span>
      </p>
    </section>
  );
}

interface AccountInputsProps {
  account: AccountAnswer;
  place: number;
  count: number;
  problems: Readonly<Record<string, string>>;
  onChange(change: Partial<AccountAnswer>): void;
  onRemove(): void;
}

function AccountInputs({ account, place, count, problems, onChange, onRemove }: AccountInputsProps) {
  const { t } = useTexts();
  const frame = (part: string) => ({
    name: `accounts.${place}.${part}`,
    label: t(`onboarding-forms:accounts.${part}`),
    isRequired: true,
    problem: problems[`accounts.${place}.${part}`],
  });
  const isStored = isMaskedAccountNumber(account.account_number);
  return (
    <div class={count > 1 ? 'card stack' : 'stack'}>
      {count > 1 && (
        <div class="account-head">
          <h2>{t('onboarding-portal:accounts.number', { number: place + 1 })}</h2>
          <button
            class="plain-link"
            type="button"
            aria-label={t('onboarding-portal:accounts.removeNumber', { number: place + 1 })}
            onClick={onRemove}
          >
            {t('onboarding-portal:accounts.remove')}
          </button>
        </div>
      )}
      {isStored ? (
        <StoredSecret
          {...frame('account_number')}
          value={account.account_number}
          onChange={() => onChange({ routing_number: '', account_number: '', account_number_again: '' })}
        />
      ) : (
        <AccountNumbers account={account} frame={frame} onChange={onChange} />
      )}
      <FieldGroup {...frame('account_type')} isRadioGroup>
        <Choices
          name={`accounts.${place}.account_type`}
          choices={ACCOUNT_TYPES.map((type) => ({ value: type, label: t(`onboarding-forms:accounts.types.${type}`) }))}
          chosen={[account.account_type]}
          onChange={([type]) => onChange({ account_type: type as AccountType })}
        />
      </FieldGroup>
      {count > 1 && <Share account={account} place={place} count={count} frame={frame} onChange={onChange} />}
    </div>
  );
}

type Frame = (part: string) => { name: string; label: string; isRequired: boolean; problem: string | undefined };
type PartProps = Pick<AccountInputsProps, 'account' | 'onChange'> & { frame: Frame };

function AccountNumbers({ account, frame, onChange }: PartProps) {
  const { t } = useTexts();
  const { routing_number: routing, account_number, account_number_again: again = '' } = account;
  const isRight = isRoutingNumber(routing);
  const isTyped = routing.length >= 9;
  const routingFrame = frame('routing_number');
  const live = isTyped && !isRight ? t('onboarding-forms:problems.routing_invalid') : undefined;
  const shown = { ...routingFrame, problem: routingFrame.problem ?? live };
  return (
    <>
      <div class="check-picture" aria-hidden="true">
        <span>
          {t('onboarding-portal:accounts.onCheck.routing')}
          <strong>{routing || '•••••••••'}</strong>
        </span>
        <span>
          {t('onboarding-portal:accounts.onCheck.account')}
          <strong>{account_number ? `••••${account_number.slice(-4)}` : '••••••••'}</strong>
        </span>
      </div>
      <Field {...shown}>
        <span class="checked-input">
          <input
            {...described(shown)}
            type="text"
            class="input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={routing}
            onInput={({ currentTarget }) => onChange({ routing_number: currentTarget.value.replace(/\D/g, '') })}
          />
          {isRight && <Icon name="check" />}
        </span>
        <span class={isRight ? 'right-note' : 'unseen'} role="status">
          {isRight && t('onboarding-portal:accounts.routingRight')}
        </span>
      </Field>
      <SecretField
        {...frame('account_number')}
        inputMode="numeric"
        maxLength={17}
        value={account_number}
        onChange={(number) => onChange({ account_number: number.trim(), account_number_again: again })}
      />
      <SecretField
        {...frame('account_number_again')}
        inputMode="numeric"
        maxLength={17}
        value={again}
        onChange={(number) => onChange({ account_number_again: number.trim() })}
      />
    </>
  );
}

function Share({ account, place, count, frame, onChange }: PartProps & { place: number; count: number }) {
  const { t } = useTexts();
  const isLast = place === count - 1;
  const kinds = isLast ? (['remainder', 'percentage'] as const) : (['flat_amount', 'percentage'] as const);
  return (
    <>
      <FieldGroup {...frame('split')} isRadioGroup>
        <Choices
          name={`accounts.${place}.split`}
          choices={kinds.map((kind) => ({ value: kind, label: t(`onboarding-forms:accounts.splits.${kind}`) }))}
          chosen={[account.split]}
          onChange={([split]) =>
            onChange({ split: split as AccountAnswer['split'], ...(split === 'remainder' && { value: null }) })
          }
        />
      </FieldGroup>
      {account.split !== 'remainder' && (
        <NumberField
          {...frame('value')}
          label={t(
            account.split === 'percentage' ? 'onboarding-forms:accounts.percent' : 'onboarding-forms:accounts.value',
          )}
          sign={account.split === 'percentage' ? '%' : '$'}
          value={account.value}
          onChange={(value) => onChange({ value: typeof value === 'number' ? value : null })}
        />
      )}
    </>
  );
}
