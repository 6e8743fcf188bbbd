// Inputs with much behavior, loaded with the first form that asks for them.
import type { FormAnswer } from '@onward/domain/onboarding/forms/form-fields';
import { useTexts } from '../../../texts/texts.ts';
import type { FieldFrame } from '../../fields/Field.tsx';
import { type Loaded, useLoaded } from '../use-loaded.ts';
import type { FormInputProps } from './form-input-props.ts';

function Waiting({ loaded }: { loaded: Loaded<unknown> }) {
  const { t } = useTexts();
  return (
    <p class="meta" role="status">
      {t(loaded === 'failed' ? 'onboarding-portal:loading.failed' : 'onboarding-portal:loading.text')}
    </p>
  );
}

interface AccountsProps {
  accounts: FormAnswer | undefined;
  problems: Readonly<Record<string, string>>;
  onChange(accounts: FormAnswer): void;
}

export function LazyAccounts(props: AccountsProps) {
  const loaded = useLoaded(() => import('./AccountsField.tsx'));
  if (typeof loaded === 'string') return <Waiting loaded={loaded} />;
  const { AccountsField } = loaded.part;
  return <AccountsField {...props} />;
}

export function LazyPhoto(props: FormInputProps & { frame: FieldFrame }) {
  const loaded = useLoaded(() => import('../camera/PhotoField.tsx'));
  if (typeof loaded === 'string') return <Waiting loaded={loaded} />;
  const { PhotoField } = loaded.part;
  return <PhotoField {...props} />;
}
