// The content of an applicant's card on the board.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { useSourceText } from '../../positions/parts/sources.ts';
import { nameOf } from '../applicants.list.ts';
import { Stars } from '../status/Stars.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import { UnreadForm } from '../status/UnreadForm.tsx';
import styles from './CardFace.module.css';

interface Props {
  applicant: ApplicationRow;
  /** The name as a link; plain text while the card is being dragged. */
  name?: ReactNode;
  /** Shown at the upper right, e.g. the checkbox. */
  corner?: ReactNode;
}

export function CardFace({ applicant, name, corner }: Props) {
  const { t, i18n } = useTranslation();
  const sourceText = useSourceText();
  return (
    <>
      <div className={styles.head}>
        <Avatar name={nameOf(applicant)} size={28} />
        <div className={styles.text}>
          <span className={styles.name}>
            {name ?? <span>{nameOf(applicant)}</span>}
            {applicant.is_new && <i className={styles.dot} role="img" aria-label={t('applicants:list.newMark')} />}
          </span>
          <small>
            {sourceText(applicant.referer_source)} ·{' '}
            {relativeTime(new Date(applicant.last_activity_at), new Date(), i18n.language)}
          </small>
        </div>
        {corner}
      </div>
      <div className={styles.foot}>
        <StatusChip applicant={applicant} brief />
        {applicant.has_unread_form && <UnreadForm />}
        {applicant.rating !== null && <Stars rating={applicant.rating} />}
      </div>
    </>
  );
}
