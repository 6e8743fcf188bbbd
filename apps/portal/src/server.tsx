// The entry point the server loads: takes the data of a page and returns HTML.
import type { PageContent, PageFrame, PortalPage, RenderPage } from '@onward/contract/careers/portal-pages';
import { assetsOf, type Manifest } from './assets.ts';
import { documentOf, type View } from './document.tsx';
import { careerView } from './pages/CareerPage.tsx';
import { islandView } from './pages/island-views.tsx';
import { jobView } from './pages/JobPage.tsx';
import { messageView } from './pages/MessagePage.tsx';
import { sharedView } from './pages/SharedPage.tsx';
import { thanksView } from './pages/ThanksPage.tsx';
import { unsubscribeView } from './pages/UnsubscribePage.tsx';
import { textsOf } from './texts/all-texts.ts';
import { createTexts, type Texts } from './texts/texts.ts';

export function createRenderer(manifest: Manifest): RenderPage {
  const assets = assetsOf(manifest);
  return ({ language, languages, origin, address, ...content }: PortalPage) => {
    const frame: PageFrame = { language, languages, origin, address };
    const texts = createTexts(language, textsOf(language));
    return documentOf(frame, texts, viewOf(frame, texts, content as PageContent), assets);
  };
}

function viewOf(frame: PageFrame, texts: Texts, content: PageContent): View {
  switch (content.kind) {
    case 'career':
      return careerView(frame, texts, content.page, content.query);
    case 'job':
      return content.page.position
        ? jobView(frame, texts, { ...content, job: content.page.position })
        : messageView(frame, texts, 'not_found');
    case 'thanks':
      return thanksView(frame, texts, content);
    case 'unsubscribe':
      return unsubscribeView(texts, { frame, token: content.token, of: content.of });
    case 'shared':
      return sharedView(frame, texts, content.application, content.token);
    case 'message':
      return messageView(frame, texts, content.message, content.jobs);
    default:
      return islandView(frame, texts, content);
  }
}
