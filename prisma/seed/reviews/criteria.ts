/** Review criteria of single departments, in addition to the general ones. */
export interface DemoCriterion {
  slug: string;
  name: string;
  /** Slug of the department. */
  category: string;
}

export const demoCriteria: readonly DemoCriterion[] = [
  { slug: 'ease-of-use', name: 'Ease of use', category: 'electronics' },
  { slug: 'sound', name: 'Sound', category: 'audio' },
  { slug: 'fit', name: 'Fit', category: 'clothing' },
  { slug: 'comfort', name: 'Comfort', category: 'shoes' },
  { slug: 'taste', name: 'Taste', category: 'groceries' },
  { slug: 'fun', name: 'Fun', category: 'toys-and-games' },
];
