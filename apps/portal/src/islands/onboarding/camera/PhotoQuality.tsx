// Whether the text of a photo can be read, in words (AHD-016).
import { isSharpScore } from '@onward/domain/onboarding/sharpness';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';

/** Nothing for files that were not measured. */
export function PhotoQuality({ sharpness }: { sharpness: number | null }) {
  const { t } = useTexts();
  if (sharpness === null) return null;
  const isSharp = isSharpScore(sharpness);
  return (
    <span class={isSharp ? 'quality quality-sharp' : 'quality'}>
      <Icon name={isSharp ? 'check' : 'warning'} size={18} />
      {t(isSharp ? 'onboarding-portal:camera.checks.sharp' : 'onboarding-portal:camera.blurry')}
    </span>
  );
}
