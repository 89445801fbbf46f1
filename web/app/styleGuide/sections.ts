import type { ComponentType } from 'react';
import { ButtonSection } from './ButtonSection.tsx';
import { ContentSection } from './ContentSection.tsx';
import { FieldSection } from './FieldSection.tsx';
import { DialogSection } from './DialogSection.tsx';
import { FailureSection } from './FailureSection.tsx';
import { LightboxSection } from './LightboxSection.tsx';
import { RatingSection } from './RatingSection.tsx';
import { TableSection } from './TableSection.tsx';
import { ToastSection } from './ToastSection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import { SelectSection } from './SelectSection.tsx';
import { TokenSection } from './TokenSection.tsx';
import { TypeSection } from './TypeSection.tsx';

export interface StyleGuideSection {
  /** Id of the section's element, and its hash in the URL. */
  id: string;
  title: string;
  Part: ComponentType;
}

/** The sections in page order. Each has its own file. */
export const sections: StyleGuideSection[] = [
  { id: 'tokens', title: 'Tokens', Part: TokenSection },
  { id: 'type', title: 'Type', Part: TypeSection },
  { id: 'buttons', title: 'Buttons', Part: ButtonSection },
  { id: 'fields', title: 'Fields', Part: FieldSection },
  { id: 'selects', title: 'Selects', Part: SelectSection },
  { id: 'notices', title: 'Notices', Part: NoticeSection },
  { id: 'content', title: 'Texts and media', Part: ContentSection },
  { id: 'toasts', title: 'Toasts', Part: ToastSection },
  { id: 'dialogs', title: 'Dialogs and popups', Part: DialogSection },
  { id: 'failures', title: 'Parts that fail', Part: FailureSection },
  { id: 'lightbox', title: 'Lightbox', Part: LightboxSection },
  { id: 'ratings', title: 'Ratings', Part: RatingSection },
  { id: 'tables', title: 'Tables and progress words', Part: TableSection },
];
