// An email link that is used, expired or unknown, with a way to continue.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PublicFrame } from '../../../design/frames/PublicFrame.tsx';
import form from '../../../platform/forms/form.module.css';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { PageTitle } from '../frame/PageTitle.tsx';

interface Props {
  page: string;
  title: string;
  text: string;
  action?: ReactNode;
}

export function ExpiredLink({ page, title, text, action }: Props) {
  const { t } = useTranslation();
  return (
    <PublicFrame title={title} subtitle={text} footer={<LanguageLinks />}>
      <PageTitle page={page} />
      <p className="visually-hidden" role="alert">
        {title}
      </p>
      <div className={form.stack}>
        {action}
        <div className={form.links}>
          <Link to={paths.login()}>{t('identity:backToSignIn')}</Link>
        </div>
      </div>
    </PublicFrame>
  );
}
