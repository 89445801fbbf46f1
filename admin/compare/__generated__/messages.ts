// Generated from the catalogues (messages.*.json): npm run generate.

/** Group saved. */
export const groupSaved = "Group saved.";

/** Compare groups */
export const compareGroups = "Compare groups";

/** Compared attributes */
export const comparedAttributes = "Compared attributes";

/** Lists every attribute that at least one product in the group has. The order, heading, unit and direction are set on the attribute in the catalogue. */
export const comparedAttributesHint = "Lists every attribute that at least one product in the group has. The order, heading, unit and direction are set on the attribute in the catalogue.";

/** Attributes */
export const attributes = "Attributes";

/** Attribute */
export const attribute = "Attribute";

/** Heading */
export const heading = "Heading";

/** Unit */
export const unit = "Unit";

/** Direction */
export const direction = "Direction";

/** None of the products in this group have attributes to compare. */
export const noSpecifications = "None of the products in this group have attributes to compare.";

/** View in shop */
export const viewInShop = "View in shop";

/** Which products can be compared with each other. */
export const whichProductsCanBeCompared = "Which products can be compared with each other.";

/** Group */
export const group = "Group";

/** Categories */
export const categories = "Categories";

/** Page */
export const page = "Page";

/** Position */
export const position = "Position";

/** No groups yet. Add one so that shoppers can compare products. */
export const noGroupsYetAdd = "No groups yet. Add one so that shoppers can compare products.";

/** New group */
export const newGroup = "New group";

/** {name} deleted. */
export const groupDeleted = (v: { name: string | number }): string => `${v.name} deleted.`;

/** Delete {name}? */
export const deleteGroupQuestion = (v: { name: string | number }): string => `Delete ${v.name}?`;

/** Delete */
export const deleteButton = "Delete";

/** Its products move to the group of a parent category, or can no longer be compared. Links to its page stop working. */
export const deletionConsequences = "Its products move to the group of a parent category, or can no longer be compared. Links to its page stop working.";

/** Details */
export const details = "Details";

/** Shown on the group’s tab. For example, “Phones”. */
export const nameHint = "Shown on the group’s tab. For example, “Phones”.";

/** The last part of the group’s URL: /compare/…/. Leave empty to generate it from the name. */
export const slugHint = "The last part of the group’s URL: /compare/…/. Leave empty to generate it from the name.";

/** Position among the groups. 0 comes first. */
export const positionHint = "Position among the groups. 0 comes first.";

/** The chart shows the price per kilogram, litre or gigabyte. */
export const pricePerHint = "The chart shows the price per kilogram, litre or gigabyte.";

/** Categories whose products belong to this group. Subcategories are included unless they have a group of their own. */
export const categoriesHint = "Categories whose products belong to this group. Subcategories are included unless they have a group of their own.";

/** No price per unit */
export const noPricePerUnit = "No price per unit";

/** Name */
export const name = "Name";

/** Slug */
export const slug = "Slug";

/** Price per */
export const pricePer = "Price per";

/** Neither is better */
export const neitherIsBetter = "Neither is better";

/** Higher is better */
export const higherIsBetter = "Higher is better";

/** Lower is better */
export const lowerIsBetter = "Lower is better";

/** New compare group */
export const newCompareGroup = "New compare group";

/** Add group */
export const addGroup = "Add group";

/** Compare group */
export const compareGroup = "Compare group";
