// Top right on a form: whether the answers are saved.
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import type { SaveState } from '../../saving/saver.ts';

export function SavedMark({ state }: { state: SaveState }) {
  const { t } = useTexts();
  const text = {
    idle: '',
    saving: t('onboarding-portal:saving.saving'),
    saved: t('onboarding-portal:saving.saved'),
    offline: t('onboarding-portal:saving.offline'),
  }[state];
  return (
    <span class={`saved-mark saved-mark-${state}`} role="status">
      {state === 'saved' && <Icon name="cloudCheck" size={20} />}
      {state === 'offline' && <Icon name="cloudOff" size={20} />}
      {text}
    </span>
  );
}
