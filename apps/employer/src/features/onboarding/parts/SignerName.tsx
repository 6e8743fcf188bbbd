// Whose signature it will be: always the account's own name, which the server takes too.

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import styles from './SignerName.module.css';

export function SignerName() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <p className={styles.signer}>
      {t('onboarding:sign.signer')} <b>{user.name}</b>
      <Link to={paths.account()}>{t('onboarding:sign.fromAccount')}</Link>
    </p>
  );
}
