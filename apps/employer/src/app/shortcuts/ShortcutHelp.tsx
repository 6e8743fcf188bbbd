// The list of shortcuts, and the switch that turns single-key shortcuts off.
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../design/overlays/Dialog.tsx';
import { Kbd } from '../../design/status/Kbd.tsx';
import { accessHolder } from '../../platform/access.ts';
import { COMMAND_KEY } from '../../platform/command-key.ts';
import { setSingleKeys, useSingleKeysOn } from '../../platform/single-keys.ts';
import { useCurrentUser } from '../../platform/startup/use-startup.ts';
import { permittedPages } from '../layout/navigation/visible-navigation.ts';
import styles from './ShortcutHelp.module.css';
import { closeShortcutHelp } from './shortcut-help-state.ts';

export default function ShortcutHelp() {
  const { t } = useTranslation();
  const singleKeys = useSingleKeysOn();
  const pages = permittedPages(accessHolder(useCurrentUser())).filter((page) => page.shortcut);
  const general = [
    { keys: [COMMAND_KEY.trim(), 'K'], label: t('shell:shortcuts.palette') },
    { keys: ['/'], label: t('shell:shortcuts.focusSearch') },
    { keys: ['['], label: t('shell:shortcuts.toggleSidebar') },
    { keys: ['?'], label: t('shell:shortcuts.help') },
    { keys: ['Esc'], label: t('shell:shortcuts.close') },
  ];
  const lists = [
    { keys: ['J', 'K'], label: t('shell:shortcuts.walkRows') },
    { keys: ['X'], label: t('shell:shortcuts.tick') },
    { keys: ['Shift', 'X'], label: t('shell:shortcuts.tickRange') },
    { keys: ['Space'], label: t('shell:shortcuts.preview') },
    { keys: ['↵'], label: t('shell:shortcuts.openRow') },
  ];
  const messages = [
    { keys: ['J', 'K'], label: t('shell:shortcuts.walkThreads') },
    { keys: ['R'], label: t('shell:shortcuts.reply') },
    { keys: ['E'], label: t('shell:shortcuts.markDone') },
    { keys: [COMMAND_KEY.trim(), '↵'], label: t('shell:shortcuts.send') },
  ];
  const readsMessages = pages.some(({ key }) => key === 'messages');
  const schedule = [
    { keys: ['←', '→'], label: t('shell:shortcuts.earlierLater') },
    { keys: ['↑', '↓'], label: t('shell:shortcuts.walkInterviews') },
    { keys: ['T'], label: t('shell:shortcuts.goToday') },
    { keys: ['D', 'W', 'A'], label: t('shell:shortcuts.scheduleViews') },
  ];
  return (
    <Dialog open title={t('shell:shortcuts.title')} width="form" onClose={closeShortcutHelp}>
      <div className={styles.columns}>
        <div>
          <KeyList title={t('shell:shortcuts.everywhere')} rows={general} />
          <KeyList title={t('shell:shortcuts.onLists')} rows={lists} />
        </div>
        <div>
          <KeyList
            title={t('shell:shortcuts.goTo')}
            rows={pages.map(({ key, shortcut = '' }) => ({ keys: ['G', shortcut], label: t(`shell:pages.${key}`) }))}
          />
          {readsMessages && <KeyList title={t('shell:shortcuts.inMessages')} rows={messages} />}
          {pages.some(({ key }) => key === 'schedule') && (
            <KeyList title={t('shell:shortcuts.inSchedule')} rows={schedule} />
          )}
        </div>
      </div>
      <label className={styles.toggle} htmlFor="single-keys">
        <Switch id="single-keys" checked={singleKeys} onChange={setSingleKeys} />
        {t('shell:shortcuts.singleKeys')}
      </label>
    </Dialog>
  );
}

interface KeyListProps {
  title: string;
  rows: readonly { keys: readonly string[]; label: string }[];
}

const KeyList = ({ title, rows }: KeyListProps) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    <dl className={styles.list}>
      {rows.map(({ keys, label }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
