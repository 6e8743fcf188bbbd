// Help and support: help links, contact form, and failed jobs and messages for support staff (CMP-064).
import { Building2, Flag, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { ContactForm } from './ContactForm.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import styles from './SupportPage.module.css';
import { UndeliveredMessages } from './UndeliveredMessages.tsx';
import { UnassignedMessages } from './unassigned/UnassignedMessages.tsx';

export default function SupportPage() {
  const { t } = useTranslation();
  const { is_support_staff: looksAfterJobs } = useCurrentUser();
  return (
    <>
      <PageHeader title={t('shell:pages.support')} />
      <PageBody>
        <div className={styles.columns}>
          <ContactForm />
          <HelpLinks />
        </div>
        {looksAfterJobs && (
          <div className={styles.jobs}>
            <LinkButton to={paths.supportedCompanies()} icon={<Building2 size={16} aria-hidden="true" />}>
              {t('shell:pages.supportedCompanies')}
            </LinkButton>
            <LinkButton to={paths.postingReviews()} icon={<Flag size={16} aria-hidden="true" />}>
              {t('shell:pages.postingReviews')}
            </LinkButton>
            <LinkButton to={paths.everifyReviews()} icon={<Landmark size={16} aria-hidden="true" />}>
              {t('shell:pages.everifyReviews')}
            </LinkButton>
            <UnassignedMessages />
            <FailedJobs />
            <UndeliveredMessages />
          </div>
        )}
      </PageBody>
    </>
  );
}
