// Shows the palette's keys.
import { Trans, useTranslation } from 'react-i18next';
import { Kbd } from '../../design/status/Kbd.tsx';
import styles from './PaletteFooter.module.css';
import { ACTIONS_PREFIX } from './palette-entries.ts';

export function PaletteFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer} aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('shell:palette.choose')}
      </span>
      <span>
        <Kbd>Esc</Kbd> {t('shell:palette.close')}
      </span>
      <span className={styles.last}>
        <Trans
          i18nKey="shell:palette.actionsOnly"
          values={{ key: ACTIONS_PREFIX }}
          components={{ kbd: <Kbd>{null}</Kbd> }}
        />
      </span>
    </footer>
  );
}
