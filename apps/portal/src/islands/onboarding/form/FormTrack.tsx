import { useTexts } from '../../../texts/texts.ts';
import { Track } from '../../TaskBar.tsx';

/** The steps of a form, and about how many minutes are left. */
export function FormTrack({ at, count, minutes }: { at: number; count: number; minutes: number }) {
  const { t } = useTexts();
  const step = t('careers:apply.stepOf', { step: at + 1, steps: count });
  const left = Math.max(1, Math.round((minutes * (count - at)) / count));
  return (
    <>
      <Track steps={count} current={at} label={step} />
      <p class="step-line">{t('onboarding-portal:form.stepMinutes', { step, count: left })}</p>
    </>
  );
}
