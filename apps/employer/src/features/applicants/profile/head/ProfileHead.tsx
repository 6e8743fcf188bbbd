// Name, status, contact and actions of an applicant (APP-012).
import type { Application } from '@onward/contract/applicants/application';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import { nameOf } from '../../applicants.list.ts';
import { RehireChip } from '../../persons/RehireChip.tsx';
import { StatusChip } from '../../status/StatusChip.tsx';
import { CopyLink } from './CopyLink.tsx';
import styles from './ProfileHead.module.css';
import { globalPhone } from './phone-link.ts';
import { Rating } from './Rating.tsx';

interface Props {
  applicant: Application;
  /** Breadcrumbs and the previous/next buttons of the list, above the name. */
  above?: ReactNode;
  /** Shows who else is viewing. */
  present: ReactNode;
  actions: ReactNode;
}

export function ProfileHead({ applicant, above, present, actions }: Props) {
  const name = nameOf(applicant);
  return (
    <>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.row}>
        <Avatar name={name} size={52} />
        <div className={styles.who}>
          <div className={styles.title}>
            <h1>{name}</h1>
            <StatusChip applicant={{ ...applicant, is_new: false }} />
            <RehireChip flag={applicant.do_not_rehire} />
            <Rating applicant={applicant} />
          </div>
          <div className={styles.below}>
            <Contact applicant={applicant} />
            {present}
          </div>
        </div>
        {actions}
      </div>
    </>
  );
}

function Contact({ applicant: { email, phone, region_number } }: Pick<Props, 'applicant'>) {
  const { t } = useTranslation();
  const rules = usePhoneRules();
  const number = phone && { phone, region_number: region_number ?? '1' };
  return (
    <div className={styles.contact}>
      {number && (
        <CopyLink
          icon={Phone}
          href={`tel:${globalPhone(number)}`}
          text={rules?.formatPhoneNumber(number) ?? globalPhone(number)}
          copyLabel={t('applicants:profile.copyPhone')}
        />
      )}
      {email && (
        <CopyLink icon={Mail} href={`mailto:${email}`} text={email} copyLabel={t('applicants:profile.copyEmail')} />
      )}
    </div>
  );
}
