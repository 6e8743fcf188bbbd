// Pages around an island: title, color and initial data.
import type { PageContent, PageFrame } from '@onward/contract/careers/portal-pages';
import type { ComponentType } from 'preact';
import type { View } from '../document.tsx';
import { ApplyIsland } from '../islands/apply/ApplyIsland.tsx';
import { askedSteps } from '../islands/apply/asked-steps.ts';
import { BackgroundCheckIsland } from '../islands/background-check/BackgroundCheckIsland.tsx';
import { BookingIsland } from '../islands/booking/BookingIsland.tsx';
import { ConversationIsland } from '../islands/conversation/ConversationIsland.tsx';
import { Island } from '../islands/island.tsx';
import { OfferIsland } from '../islands/offer/OfferIsland.tsx';
import { OnboardingIsland } from '../islands/onboarding/OnboardingIsland.tsx';
import { FormIsland } from '../islands/tasks/FormIsland.tsx';
import { QuizIsland } from '../islands/tasks/QuizIsland.tsx';
import { VerifyIsland } from '../islands/verify/VerifyIsland.tsx';
import { textsForIsland } from '../texts/all-texts.ts';
import type { Texts } from '../texts/texts.ts';
import { type IslandEntry, TEXT_GROUPS } from './island-texts.ts';

type IslandContent = Extract<
  PageContent,
  {
    kind:
      | 'apply'
      | 'form'
      | 'quiz'
      | 'booking'
      | 'conversation'
      | 'offer'
      | 'background-check'
      | 'onboarding'
      | 'verify'
      | 'preview';
  }
>;
export function islandView(frame: PageFrame, { t }: Texts, content: IslandContent): View {
  switch (content.kind) {
    case 'apply': {
      const { form, refererSource } = content;
      const title = t('careers:apply.title', { position: form.position.title });
      const props = { form, steps: askedSteps(form), refererSource };
      return { title, color: form.brand.color, ...island(frame, 'apply', ApplyIsland, props) };
    }
    case 'form': {
      const { form, token } = content;
      return { title: form.name, color: form.brand_color, ...island(frame, 'form', FormIsland, { form, token }) };
    }
    case 'quiz': {
      const { quiz, token } = content;
      return { title: quiz.name, color: quiz.brand_color, ...island(frame, 'quiz', QuizIsland, { quiz, token }) };
    }
    case 'booking': {
      const { booking, token } = content;
      const title = t('interviews:booking.pageTitle', { position: booking.position_title });
      return { title, color: booking.brand_color, ...island(frame, 'booking', BookingIsland, { booking, token }) };
    }
    case 'conversation': {
      const { conversation, token } = content;
      const title = t('messages:page.title', { company: conversation.brand_name || conversation.company_name });
      const props = { conversation, token };
      return { title, color: conversation.brand_color, ...island(frame, 'conversation', ConversationIsland, props) };
    }
    case 'offer': {
      const { task, token, now } = content;
      const title = t('offers:page.pageTitle', { position: task.offer.position_title });
      return { title, color: task.offer.brand_color, ...island(frame, 'offer', OfferIsland, { task, token, now }) };
    }
    case 'background-check': {
      const { task, token, now } = content;
      const { position_title: position, brand_color: color } = task.background_check;
      const title = t('check-consent:page.pageTitle', { position });
      return { title, color, ...island(frame, 'background-check', BackgroundCheckIsland, { task, token, now }) };
    }
    case 'onboarding': {
      const { processKey, token, invitation } = content;
      const title = t('onboarding-portal:pageTitle', { company: invitation.brand_name });
      const props = { processKey, token, invitation };
      return {
        title,
        color: invitation.brand_color,
        isInstallable: true,
        ...island(frame, 'onboarding', OnboardingIsland, props),
      };
    }
    case 'verify':
      return {
        title: t('documents:verify.title'),
        description: t('documents:verify.lead'),
        canonical: '/verify',
        color: 'teal',
        ...island(frame, 'verify', VerifyIsland, {}),
      };
    case 'preview':
      return { title: t('careers:site.preview'), color: 'teal', ...previewIsland(frame, content) };
  }
}

function previewIsland(frame: PageFrame, { of, key: previewOf }: Extract<PageContent, { kind: 'preview' }>) {
  switch (of) {
    case 'apply':
      return island(frame, 'apply', ApplyIsland, { previewOf });
    case 'form':
      return island(frame, 'form', FormIsland, { previewOf });
    case 'quiz':
      return island(frame, 'quiz', QuizIsland, { previewOf });
    case 'booking':
      return island(frame, 'booking', BookingIsland, { previewOf });
  }
}

function island<Props extends object>(
  frame: PageFrame,
  entry: IslandEntry,
  component: ComponentType<Props & { frame: PageFrame }>,
  props: Props,
): Pick<View, 'body' | 'island'> {
  const data = { frame, texts: textsForIsland(frame.language, TEXT_GROUPS[entry]), props };
  return { body: <Island data={data} component={component} />, island: { entry, data } };
}
