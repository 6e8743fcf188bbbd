// What happens after the order; hidden on narrow screens.
import type { CheckOptions, OfferedPackage } from '@onward/contract/background-checks/application-checks';
import { CONSENT_DAYS } from '@onward/domain/background-checks/consent';
import { FilePen, Hourglass, type LucideIcon, Send, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePackageTexts } from '../use-package-texts.ts';
import styles from './OrderCheckDialog.module.css';
import { waysTo } from './order-choice.ts';

interface Props {
  /** Of the only person. */
  name: string | null;
  people: CheckOptions['people'];
  picked: OfferedPackage;
  nextStage: string | null;
}

export function OrderSteps({ name, people, picked, nextStage }: Props) {
  const { t } = useTranslation();
  const { turnaround } = usePackageTexts();
  const steps: { key: string; icon: LucideIcon; title: string; text: string }[] = [
    {
      key: 'link',
      icon: Send,
      title: name ? t('background-checks:order.steps.link', { name }) : t('background-checks:order.steps.linkMany'),
      text: t('background-checks:order.steps.linkText', {
        by: t(`background-checks:order.steps.by.${waysTo(people)}`),
        count: CONSENT_DAYS,
      }),
    },
    {
      key: 'agree',
      icon: FilePen,
      title: t('background-checks:order.steps.agree'),
      text: t('background-checks:order.steps.agreeText'),
    },
    {
      key: 'run',
      icon: Hourglass,
      title: t('background-checks:order.steps.run'),
      text: t('background-checks:order.steps.runText', { time: turnaround(picked.turnaround) }),
    },
    {
      key: 'result',
      icon: ShieldCheck,
      title: t('background-checks:order.steps.result'),
      text: resultText(),
    },
  ];

  function resultText(): string {
    if (!nextStage) return t('background-checks:order.steps.resultWaits');
    return name
      ? t('background-checks:order.steps.resultMoves', { name, stage: nextStage })
      : t('background-checks:order.steps.resultMovesMany', { stage: nextStage });
  }

  return (
    <aside className={styles.steps} aria-label={t('background-checks:order.steps.title')}>
      <h3>{t('background-checks:order.steps.title')}</h3>
      <ol className={styles.stepList}>
        {steps.map(({ key, icon: Icon, title, text }) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepIcon}>
              <Icon size={15} aria-hidden="true" />
            </span>
            <span>
              <strong>{title}</strong>
              <span className={styles.meta}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
