import './page.ts';
import { hydrateIsland } from '../islands/island.tsx';
import { OnboardingIsland } from '../islands/onboarding/OnboardingIsland.tsx';

hydrateIsland(OnboardingIsland);
