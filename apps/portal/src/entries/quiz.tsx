import './page.ts';
import { hydrateIsland } from '../islands/island.tsx';
import { QuizIsland } from '../islands/tasks/QuizIsland.tsx';

hydrateIsland(QuizIsland);
