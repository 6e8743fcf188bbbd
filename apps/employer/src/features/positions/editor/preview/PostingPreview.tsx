// The job as applicants will read it, from the current entries of the editor.

import { minutesForQuestions } from '@onward/domain/careers/application-form';
import { Banknote, CalendarClock, Clock, type LucideIcon, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../../platform/language/time-text.ts';
import { DescriptionText } from '../../DescriptionText.tsx';
import type { PlacedBrand } from '../../parts/use-places.ts';
import { usePayTexts } from '../posting/use-pay-texts.ts';
import type { TextEntries } from '../posting-entries.ts';
import { PagePreview } from './PagePreview.tsx';
import styles from './PostingPreview.module.css';
import { PreviewBanner } from './PreviewBanner.tsx';

interface Props {
  entries: TextEntries & { employment_type: string | null; application_deadline?: string | null };
  brand: PlacedBrand;
  place: string;
}

export function PostingPreview({ entries, brand, place }: Props) {
  const { t, i18n } = useTranslation();
  const { payText } = usePayTexts();
  const { title, shifts, benefits, description, employment_type: employment, application_deadline: deadline } = entries;
  const facts: [LucideIcon, string][] = [
    [Banknote, payText(entries)],
    [Clock, shifts.map((shift) => t(`positions:shifts.${shift}`)).join(', ')],
    [Users, employment ? t(`positions:employment.${employment}`) : ''],
    [CalendarClock, deadline ? t('positions:preview.until', { date: dayText(deadline, i18n.language) }) : ''],
  ];
  return (
    <PagePreview
      color={brand.color}
      note={brand.color ? t('positions:preview.colors', { brand: brand.name }) : t('positions:preview.note')}
    >
      <PreviewBanner brand={brand.name} title={title || t('positions:preview.untitled')} place={place} />
      <div className={styles.body}>
        <ul className={styles.facts}>
          {facts
            .filter(([, text]) => text)
            .map(([Icon, text]) => (
              <li key={text}>
                <Icon size={16} aria-hidden="true" />
                {text}
              </li>
            ))}
        </ul>
        {description ? (
          <DescriptionText html={description} />
        ) : (
          <p className={styles.missing}>{t('positions:preview.noDescription')}</p>
        )}
        {benefits.length > 0 && (
          <ul className={styles.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.dock}>
        <span className={styles.button}>
          <strong>{t('positions:preview.apply')}</strong> ·{' '}
          {t('positions:preview.minutes', { count: minutesForQuestions(entries.questions.length) })}
        </span>
      </div>
    </PagePreview>
  );
}

/** UTC, because a plain date has no time zone. */
const dayText = (day: string, language: string): string => dateText(language, day);
