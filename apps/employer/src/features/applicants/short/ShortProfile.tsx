// A short profile next to other content, e.g. a message thread: status, actions and contact.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { Button } from 'antd';
import { Clock3, Mail, Phone } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { clockText } from '../../../platform/language/time-text.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { ApplicantMenu } from '../actions/ApplicantMenu.tsx';
import { ACTION_ICONS } from '../actions/action-icons.ts';
import { useOfferedActions } from '../actions/offered-actions.ts';
import { useApplicantActions } from '../actions/use-applicant-actions.tsx';
import type { Target } from '../applicants.api.ts';
import { BulkCards } from '../bulk/BulkCards.tsx';
import { globalPhone } from '../profile/head/phone-link.ts';
import styles from './ShortProfile.module.css';
import { ShortStatus } from './ShortStatus.tsx';

const SCREEN = 'messages';
const AS_BUTTONS = 3;

interface Props {
  applicant: ApplicationRow;
  timeZone: string;
  latestNote: { body: string; author: string; created_at: string } | null;
  /** Called after an action changed the applicant. */
  onChanged: () => void;
}

export default function ShortProfile({ applicant, timeZone, latestNote, onChanged }: Props) {
  const { t, i18n } = useTranslation();
  const { position } = applicant;
  return (
    <div className={styles.short}>
      <section>
        <h2 className={styles.job}>
          <Link to={paths.applicant(applicant.id)}>{position.title}</Link>
        </h2>
        <p className={styles.place}>{[position.brand.name, position.location.name].join(' · ')}</p>
        <ShortStatus applicant={applicant} />
      </section>
      <Actions applicant={applicant} onChanged={onChanged} />
      <section>
        <h3 className={styles.heading}>{t('applicants:short.contact')}</h3>
        <Contact applicant={applicant} timeZone={timeZone} />
      </section>
      {latestNote && (
        <section>
          <h3 className={styles.heading}>{t('applicants:short.latestNote')}</h3>
          <p className={styles.note}>
            {t('shell:quote', { words: latestNote.body })} {latestNote.author},{' '}
            {relativeTime(new Date(latestNote.created_at), new Date(), i18n.language)}
          </p>
        </section>
      )}
    </div>
  );
}

function Actions({ applicant, onChanged }: Pick<Props, 'applicant' | 'onChanged'>) {
  const { t } = useTranslation();
  const target = useMemo<Target>(() => ({ kind: 'rows', rows: [applicant] }), [applicant]);
  const { actions } = useOfferedActions(target, SCREEN);
  const { start, dialogs } = useApplicantActions(SCREEN, { onDone: onChanged });
  const icon = (action: ActionName) => {
    const Icon = ACTION_ICONS[action];
    return Icon && <Icon size={16} />;
  };
  return (
    <section>
      <div className={styles.row}>
        <h3 className={styles.heading}>{t('applicants:short.actions')}</h3>
        <ApplicantMenu applicant={applicant} screen={SCREEN} onStart={start} />
      </div>
      <div className={styles.buttons}>
        {actions.slice(0, AS_BUTTONS).map((action, index) => (
          <Button
            key={action}
            type={index === 0 ? 'primary' : 'default'}
            icon={icon(action)}
            onClick={() => start(action, target)}
          >
            {t(`applicants:actions.names.${action}`)}
          </Button>
        ))}
      </div>
      {dialogs}
      <BulkCards />
    </section>
  );
}

function Contact({ applicant, timeZone }: Pick<Props, 'applicant' | 'timeZone'>) {
  const { t, i18n } = useTranslation();
  const rules = usePhoneRules();
  const now = useMinutes();
  const { phone, region_number, email } = applicant;
  const number = phone && { phone, region_number: region_number ?? '1' };
  const time = clockText(i18n.language, now, timeZone);
  return (
    <ul className={styles.contact}>
      {number && (
        <li>
          <Phone size={15} aria-hidden="true" />
          <a href={`tel:${globalPhone(number)}`}>{rules?.formatPhoneNumber(number) ?? globalPhone(number)}</a>
        </li>
      )}
      {email && (
        <li>
          <Mail size={15} aria-hidden="true" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      <li>
        <Clock3 size={15} aria-hidden="true" />
        {t('applicants:short.localTime', { time })}
      </li>
    </ul>
  );
}

const MINUTE_MS = 60_000;

function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
