// The frame of the checklist, the copies, and the help: the colored header and the tabs at the bottom.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { Portal } from '@onward/contract/onboarding/onboarding-portal';
import type { ComponentChildren } from 'preact';
import { Banner } from '../../../parts/Banner.tsx';
import { Icon, type IconName } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import type { Place } from '../navigation.ts';

export type Tab = Exclude<Place['page'], 'task'>;

const TABS: readonly [Tab, IconName][] = [
  ['tasks', 'list'],
  ['documents', 'folder'],
  ['help', 'circleHelp'],
];

interface PortalFrameProps {
  frame: PageFrame;
  portal: Portal;
  tab: Tab;
  head: ComponentChildren;
  onTab(tab: Tab): void;
  children: ComponentChildren;
}

export function PortalFrame({ frame, portal, tab, head, onTab, children }: PortalFrameProps) {
  const { t } = useTexts();
  return (
    <div class="portal-page">
      <Banner frame={frame} of={{ name: portal.brand_name || portal.company_name, logo_url: null }}>
        {head}
      </Banner>
      <main class="column stack portal-main" id="content" tabIndex={-1}>
        {children}
      </main>
      <nav class="tab-bar" aria-label={t('onboarding-portal:tabs.label')}>
        {TABS.map(([each, icon]) => (
          <a
            key={each}
            href={`#${each}`}
            aria-current={each === tab ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onTab(each);
            }}
          >
            <Icon name={icon} />
            {t(`onboarding-portal:tabs.${each}`)}
          </a>
        ))}
      </nav>
    </div>
  );
}
