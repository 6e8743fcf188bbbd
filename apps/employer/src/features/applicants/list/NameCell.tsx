// Name and photo, whether anyone has opened the applicant yet, and whether the person applied before.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { Merge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { ROW_LINK } from '../../../platform/lists/use-list-keys.ts';
import { nameOf } from '../applicants.list.ts';
import { RehireChip } from '../persons/RehireChip.tsx';
import { UnreadForm } from '../status/UnreadForm.tsx';
import styles from './NameCell.module.css';

interface Props {
  applicant: ApplicationRow;
  /** The address of the profile, including the way back to this list. */
  to: string;
}

export function NameCell({ applicant, to }: Props) {
  const { t, i18n } = useTranslation();
  const { id, is_new, application_number: number } = applicant;
  const name = nameOf(applicant);
  const ordinal = new Intl.PluralRules(i18n.language, { type: 'ordinal' }).select(number);
  return (
    <div className={styles.person}>
      <Avatar name={name} size={34} />
      <div className={styles.text}>
        <span className={styles.line}>
          <Link to={to} {...{ [ROW_LINK]: id }}>
            {name}
          </Link>
          {is_new && (
            <i
              className={styles.dot}
              role="img"
              aria-label={t('applicants:list.newMark')}
              title={t('applicants:list.newMark')}
            />
          )}
        </span>
        <small>
          {t('applicants:list.applied', {
            when: relativeTime(new Date(applicant.applied_at), new Date(), i18n.language),
          })}
          {number > 1 && <span className={styles.again}>{t(`applicants:list.nth.${ordinal}`, { number })}</span>}
        </small>
        {applicant.possible_duplicate_of !== null && (
          <Pill tone="amber" icon={Merge} plain>
            {t('applicants:list.possibleDuplicate')}
          </Pill>
        )}
        {applicant.has_unread_form && <UnreadForm />}
        <RehireChip flag={applicant.do_not_rehire} plain />
      </div>
    </div>
  );
}
