// Generated from the catalogues (messages.*.json): npm run generate.

/** Categories */
export const categories = "Categories";

/** Primary: {category} */
export const primaryCategory = (v: { category: string | number }): string => `Primary: ${v.category}`;

/** No categories. */
export const noCategories = "No categories.";

/** Enter a quantity such as 250 g, 0.75 l, 2 m, 1.5 m² or 10 pieces. */
export const enterQuantity = "Enter a quantity such as 250 g, 0.75 l, 2 m, 1.5 m² or 10 pieces.";

/** The group has no products. Shoppers can see it but can’t buy anything from it. */
export const groupHasNoProducts = "The group has no products. Shoppers can see it but can’t buy anything from it.";

/** There are no variations. Shoppers can see the product but can’t buy it. */
export const thereAreNoVariations = "There are no variations. Shoppers can see the product but can’t buy it.";

/** A to G */
export const aToG = "A to G";

/** A to {value} */
export const aTo = (v: { value: string | number }): string => `A to ${v.value}`;

/** SKU */
export const sku = "SKU";

/** Couldn’t save. Someone else changed {row} outside this grid. Your changes are still here. Save again to overwrite theirs. */
export const rowChangedOutsideGrid = (v: { row: string | number }): string => `Couldn’t save. Someone else changed ${v.row} outside this grid. Your changes are still here. Save again to overwrite theirs.`;

/** {field}: {before} → {after} */
export const fieldChanged = (v: { field: string | number; before: string | number; after: string | number }): string => `${v.field}: ${v.before} → ${v.after}`;

/** Couldn’t save. Someone else changed {row} ({changes}). Your changes are still here. Save again to overwrite theirs. */
export const rowChanged = (v: { row: string | number; changes: string | number }): string => `Couldn’t save. Someone else changed ${v.row} (${v.changes}). Your changes are still here. Save again to overwrite theirs.`;

/** Published */
export const published = "Published";

/** Draft */
export const draft = "Draft";

/** Hidden */
export const hidden = "Hidden";

/** Archived */
export const archived = "Archived";

/** Simple */
export const simple = "Simple";

/** With variations */
export const withVariations = "With variations";

/** External */
export const external = "External";

/** Group */
export const group = "Group";

/** Variation */
export const variation = "Variation";

/** Available */
export const available = "Available";

/** Low stock */
export const lowStock = "Low stock";

/** Out of stock */
export const outOfStock = "Out of stock";

/** Grouped products */
export const groupedProducts = "Grouped products";

/** Add to the group */
export const addToTheGroup = "Add to the group";

/** Upsells: better alternatives, shown on the product page */
export const upsellsTitle = "Upsells: better alternatives, shown on the product page";

/** Add an upsell */
export const addAnUpsell = "Add an upsell";

/** Cross-sells: shown in the cart */
export const crossSellsTitle = "Cross-sells: shown in the cart";

/** Add a cross-sell */
export const addACrossSell = "Add a cross-sell";

/** Upsells */
export const upsells = "Upsells";

/** Links saved. */
export const linksSaved = "Links saved.";

/** Linked products */
export const linkedProducts = "Linked products";

/** Move {name} up */
export const moveUp = (v: { name: string | number }): string => `Move ${v.name} up`;

/** Remove {name} */
export const removeName = (v: { name: string | number }): string => `Remove ${v.name}`;

/** Remove */
export const remove = "Remove";

/** Save links */
export const saveLinks = "Save links";

/** Name */
export const name = "Name";

/** Type */
export const type = "Type";

/** Price */
export const price = "Price";

/** Stock */
export const stock = "Stock";

/** Manufacturer */
export const manufacturer = "Manufacturer";

/** New product */
export const newProduct = "New product";

/** New products start as drafts. Shoppers can’t see them until you publish them. */
export const newProductsStartAsDrafts = "New products start as drafts. Shoppers can’t see them until you publish them.";

/** Products */
export const products = "Products";

/** Create draft */
export const createDraft = "Create draft";

/** How the product is sold. You can change this later. */
export const howProductIsSold = "How the product is sold. You can change this later.";

/** In euros, including VAT. */
export const inEurosIncludingVat = "In euros, including VAT.";

/** Unknown */
export const unknown = "Unknown";

/** Leave empty if you don’t track stock. */
export const leaveEmptyToNotTrackStock = "Leave empty if you don’t track stock.";

/** Alt text for image {place} */
export const altTextForImage = (v: { place: string | number }): string => `Alt text for image ${v.place}`;

/** Someone else changed this to “{theirs}”. Saving replaces it with your text. */
export const someoneElseChangedThisTo = (v: { theirs: string | number }): string => `Someone else changed this to “${v.theirs}”. Saving replaces it with your text.`;

/** Move image {place} forward */
export const moveImageForward = (v: { place: string | number }): string => `Move image ${v.place} forward`;

/** Move image {place} back */
export const moveImageBack = (v: { place: string | number }): string => `Move image ${v.place} back`;

/** Save alt text for image {place} */
export const saveAltTextFor = (v: { place: string | number }): string => `Save alt text for image ${v.place}`;

/** Remove image {place} */
export const removeImageAt = (v: { place: string | number }): string => `Remove image ${v.place}`;

/** Processing… */
export const processing = "Processing…";

/** Save alt text */
export const saveAltText = "Save alt text";

/** Someone else changed the images. Check the current images and try again. */
export const someoneElseChangedTheImages = "Someone else changed the images. Check the current images and try again.";

/** Image moved to position {position}. */
export const imageMovedToPosition = (v: { position: string | number }): string => `Image moved to position ${v.position}.`;

/** Alt text saved. */
export const altTextSaved = "Alt text saved.";

/** Images */
export const images = "Images";

/** The first image is the cover. PNG, JPEG, WebP, AVIF or GIF, up to 20 MB and 64 megapixels. */
export const firstImageIsCover = "The first image is the cover. PNG, JPEG, WebP, AVIF or GIF, up to 20 MB and 64 megapixels.";

/** Image {index} */
export const imageIndex = (v: { index: string | number }): string => `Image ${v.index}`;

/** Image removed. */
export const imageRemoved = "Image removed.";

/** Images to add */
export const imagesToAdd = "Images to add";

/** Uploading {name} */
export const uploadingName = (v: { name: string | number }): string => `Uploading ${v.name}`;

/** Image */
export const image = "Image";

/** Drop images here, or */
export const dropImagesHereOr = "Drop images here, or";

/** Choose files */
export const chooseFiles = "Choose files";

/** Product duplicated as a draft. */
export const productDuplicatedAsDraft = "Product duplicated as a draft.";

/** Product deleted. */
export const productDeleted = "Product deleted.";

/** Permanently delete “{name}”? */
export const permanentlyDelete = (v: { name: string | number }): string => `Permanently delete “${v.name}”?`;

/** Delete */
export const deleteLabel = "Delete";

/** View in shop */
export const viewInShop = "View in shop";

/** Duplicate */
export const duplicate = "Duplicate";

/** This can’t be undone. Products that have been ordered can’t be deleted. Archive them instead. */
export const orderedProductsCantBeDeleted = "This can’t be undone. Products that have been ordered can’t be deleted. Archive them instead.";

/** From {price} */
export const fromPrice = (v: { price: string | number }): string => `From ${v.price}`;

/** Status */
export const status = "Status";

/** Updated */
export const updated = "Updated";

/** In lists and in search */
export const inListsAndInSearch = "In lists and in search";

/** In lists only */
export const inListsOnly = "In lists only";

/** In search only */
export const inSearchOnly = "In search only";

/** By direct link only */
export const byDirectLinkOnly = "By direct link only";

/** Standard rate */
export const standardRate = "Standard rate";

/** Reduced rate */
export const reducedRate = "Reduced rate";

/** No VAT */
export const noVat = "No VAT";

/** Product and delivery */
export const productAndDelivery = "Product and delivery";

/** Delivery only */
export const deliveryOnly = "Delivery only";

/** Nothing */
export const nothing = "Nothing";

/** Not allowed */
export const notAllowed = "Not allowed";

/** Allowed, but notify shoppers */
export const allowedButNotifyShoppers = "Allowed, but notify shoppers";

/** Allowed */
export const allowed = "Allowed";

/** Applies */
export const applies = "Applies";

/** Excluded: made to order or personalised */
export const excludedMadeToOrderOrPersonalised = "Excluded: made to order or personalised";

/** Excluded: perishable */
export const excludedPerishable = "Excluded: perishable";

/** Excluded: price depends on the financial market */
export const excludedFluctuatingPrice = "Excluded: price depends on the financial market";

/** Excluded: alcohol delivered after 30 days */
export const excludedAlcoholDeliveredLater = "Excluded: alcohol delivered after 30 days";

/** Excluded: newspaper or magazine */
export const excludedNewspaperOrMagazine = "Excluded: newspaper or magazine";

/** Excluded: accommodation, transport, catering or leisure on a specific date */
export const excludedAccommodationTransportCatering = "Excluded: accommodation, transport, catering or leisure on a specific date";

/** Ends when unsealed: health or hygiene */
export const endsWhenUnsealedHealth = "Ends when unsealed: health or hygiene";

/** Ends when unsealed: audio, video or software */
export const endsWhenUnsealedAudio = "Ends when unsealed: audio, video or software";

/** Ends when mixed with other items */
export const endsWhenMixedWithOtherItems = "Ends when mixed with other items";

/** Ends when the digital content is supplied */
export const endsWhenDigitalContent = "Ends when the digital content is supplied";

/** Name and description */
export const nameAndDescription = "Name and description";

/** One or two sentences, shown next to the price. */
export const shortDescriptionHint = "One or two sentences, shown next to the price.";

/** HTML. Scripts and styles are removed. */
export const htmlScriptsAndStylesAreRemoved = "HTML. Scripts and styles are removed.";

/** Separated by commas. */
export const separatedByCommas = "Separated by commas.";

/** Each variation has its own price. */
export const eachVariationHasItsOwnPrice = "Each variation has its own price.";

/** Each product in the group has its own price. */
export const eachProductInGroupHasItsOwnPrice = "Each product in the group has its own price.";

/** In euros, including VAT. The crossed-out price is set automatically to the lowest price in the previous 30 days. */
export const compareAtPriceIsSetAutomatically = "In euros, including VAT. The crossed-out price is set automatically to the lowest price in the previous 30 days.";

/** Shoppers see {price} crossed out. It’s the lowest price in the previous 30 days. */
export const shoppersSeeCrossedOut = (v: { price: string | number }): string => `Shoppers see ${v.price} crossed out. It’s the lowest price in the previous 30 days.`;

/** Leave empty if the product isn’t on sale. */
export const leaveEmptyForNoSale = "Leave empty if the product isn’t on sale.";

/** Leave empty to start immediately. */
export const leaveEmptyToStartImmediately = "Leave empty to start immediately.";

/** Leave empty for no end date. */
export const leaveEmptyForNoEndDate = "Leave empty for no end date.";

/** Selling */
export const selling = "Selling";

/** Stock keeping unit. Must be unique. */
export const stockKeepingUnitMustBeUnique = "Stock keeping unit. Must be unique.";

/** GTIN */
export const gtin = "GTIN";

/** EAN, UPC or ISBN. */
export const eanUpcOrIsbn = "EAN, UPC or ISBN.";

/** Leave empty to use “Buy product”. */
export const leaveEmptyToUseBuyProduct = "Leave empty to use “Buy product”.";

/** If off, you set the availability yourself. */
export const ifOffYouSetAvailability = "If off, you set the availability yourself.";

/** Leave empty to use 5. */
export const leaveEmptyToUseFive = "Leave empty to use 5.";

/** Minimum quantity per order */
export const minimumQuantityPerOrder = "Minimum quantity per order";

/** Maximum quantity per order */
export const maximumQuantityPerOrder = "Maximum quantity per order";

/** Leave empty for no limit. */
export const leaveEmptyForNoLimit = "Leave empty for no limit.";

/** For products sold by weight, volume, length, area or number, such as 250 g, 0.75 l, 2 m or 10 pieces. Shoppers see the unit price. Also used for variations that don’t have their own net content. */
export const contentWithVariationsHint = "For products sold by weight, volume, length, area or number, such as 250 g, 0.75 l, 2 m or 10 pieces. Shoppers see the unit price. Also used for variations that don’t have their own net content.";

/** For products sold by weight, volume, length, area or number, such as 250 g, 0.75 l, 2 m or 10 pieces. Shoppers see the unit price. */
export const contentHint = "For products sold by weight, volume, length, area or number, such as 250 g, 0.75 l, 2 m or 10 pieces. Shoppers see the unit price.";

/** Replaces the price per kilogram or litre. Use it only where your country’s law allows it. */
export const insteadOfPerKgOrL = "Replaces the price per kilogram or litre. Use it only where your country’s law allows it.";

/** Shown on the product page and at checkout. */
export const shownOnProductPage = "Shown on the product page and at checkout.";

/** For example, a voucher. */
export const forExampleAVoucher = "For example, a voucher.";

/** Weight (g) */
export const weightG = "Weight (g)";

/** Length (mm) */
export const lengthMm = "Length (mm)";

/** Width (mm) */
export const widthMm = "Width (mm)";

/** Height (mm) */
export const heightMm = "Height (mm)";

/** Product safety */
export const productSafety = "Product safety";

/** EU law requires product pages to show the manufacturer and any warnings, except for food and services. */
export const euLawRequiresManufacturer = "EU law requires product pages to show the manufacturer and any warnings, except for food and services.";

/** Plain text, in a language your customers understand. Leave empty if there are no warnings. */
export const plainTextInLanguageCustomersUnderstand = "Plain text, in a language your customers understand. Leave empty if there are no warnings.";

/** Energy label, age and deposit */
export const energyLabelAgeAndDeposit = "Energy label, age and deposit";

/** No energy label */
export const noEnergyLabel = "No energy label";

/** The energy class arrow links to this URL. For example, use the URL of the label in the EPREL database. */
export const energyClassArrowLinksHere = "The energy class arrow links to this URL. For example, use the URL of the label in the EPREL database.";

/** In years. Shoppers confirm their age at checkout. Some products also need an age check on delivery. Leave empty for no minimum age. */
export const shoppersConfirmTheirAge = "In years. Shoppers confirm their age at checkout. Some products also need an age check on delivery. Leave empty for no minimum age.";

/** The last part of the product’s URL: /product/…/. Old URLs redirect to the new one. */
export const lastPartOfProductUrl = "The last part of the product’s URL: /product/…/. Old URLs redirect to the new one.";

/** Position in the default sort order */
export const positionInDefaultOrder = "Position in the default sort order";

/** All except archived */
export const allExceptArchived = "All except archived";

/** All types */
export const allTypes = "All types";

/** Any stock status */
export const anyStock = "Any stock status";

/** Sale */
export const sale = "Sale";

/** On sale or not */
export const onSaleOrNot = "On sale or not";

/** On sale */
export const onSale = "On sale";

/** Not on sale */
export const notOnSale = "Not on sale";

/** With or without a manufacturer */
export const withOrWithoutManufacturer = "With or without a manufacturer";

/** With a manufacturer */
export const withManufacturer = "With a manufacturer";

/** Without a manufacturer */
export const withoutManufacturer = "Without a manufacturer";

/** Category */
export const category = "Category";

/** All categories */
export const allCategories = "All categories";

/** Name or SKU */
export const nameOrSku = "Name or SKU";

/** {count, plural, one {# result} other {# results}} */
export const resultCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} result` : `${v.count.toLocaleString("en")} results`)}`;

/** Results for {label} */
export const resultsFor = (v: { label: string | number }): string => `Results for ${v.label}`;

/** No products found. */
export const noProductsMatch = "No products found.";

/** Last updated {updatedAt}. */
export const lastUpdated = (v: { updatedAt: string | number }): string => `Last updated ${v.updatedAt}.`;

/** Last updated {updatedAt} by {editedBy}. */
export const lastUpdatedBy = (v: { updatedAt: string | number; editedBy: string | number }): string => `Last updated ${v.updatedAt} by ${v.editedBy}.`;

/** All products in your shop, including drafts. */
export const allProductsIncludingDrafts = "All products in your shop, including drafts.";

/** Export results */
export const exportResults = "Export results";

/** Export */
export const exportLabel = "Export";

/** Exporting products */
export const exportingProducts = "Exporting products";

/** Search by name, SKU, brand or tag */
export const searchByNameSkuBrand = "Search by name, SKU, brand or tag";

/** Select {name} */
export const selectRow = (v: { name: string | number }): string => `Select ${v.name}`;

/** No products yet. */
export const noProductsYet = "No products yet.";

/** Import */
export const importLabel = "Import";

/** Cancel */
export const cancel = "Cancel";

/** Edit selected */
export const editSelected = "Edit selected";

/** Edit all {totalCount} matching products */
export const editAllMatchingProducts = (v: { totalCount: string | number }): string => `Edit all ${v.totalCount} matching products`;

/** Edit all {totalCount} products */
export const editAllProducts = (v: { totalCount: string | number }): string => `Edit all ${v.totalCount} products`;

/** Edit all {totalCount}+ matching products */
export const editMoreThanMatchingProducts = (v: { totalCount: string | number }): string => `Edit all ${v.totalCount}+ matching products`;

/** Edit all {totalCount}+ products */
export const editMoreThanProducts = (v: { totalCount: string | number }): string => `Edit all ${v.totalCount}+ products`;

/** Product */
export const product = "Product";

/** Attributes */
export const attributes = "Attributes";

/** Manufacturers */
export const manufacturers = "Manufacturers";

/** Attribute */
export const attribute = "Attribute";

/** {name}: {value} (for variations) */
export const attributeForVariations = (v: { name: string | number; value: string | number }): string => `${v.name}: ${v.value} (for variations)`;

/** Attributes saved. */
export const attributesSaved = "Attributes saved.";

/** Shoppers choose a variation by the attributes marked “For variations”. */
export const shoppersChooseVariations = "Shoppers choose a variation by the attributes marked “For variations”.";

/** Shown on the product page and in comparisons. */
export const shownOnProductPageAndInComparisons = "Shown on the product page and in comparisons.";

/** For variations */
export const forVariations = "For variations";

/** Add an attribute */
export const addAnAttribute = "Add an attribute";

/** Discard */
export const discard = "Discard";

/** Save attributes */
export const saveAttributes = "Save attributes";

/** Choose… */
export const choose = "Choose…";

/** Not specified */
export const notSpecified = "Not specified";

/** Yes */
export const yes = "Yes";

/** No */
export const no = "No";

/** Separate values with |. */
export const separateValuesWith = "Separate values with |.";

/** Product saved. */
export const productSaved = "Product saved.";

/** Couldn’t upload the image. Try again. */
export const couldntUploadImage = "Couldn’t upload the image. Try again.";

/** Variations saved. */
export const variationsSaved = "Variations saved.";

/** Couldn’t save. {row}: {problem} */
export const couldntSaveRow = (v: { row: string | number; problem: string | number }): string => `Couldn’t save. ${v.row}: ${v.problem}`;

/** Couldn’t save. {problem} */
export const couldntSave = (v: { problem: string | number }): string => `Couldn’t save. ${v.problem}`;

/** Slug */
export const slug = "Slug";

/** Visibility */
export const visibility = "Visibility";

/** Brand */
export const brand = "Brand";

/** Tags */
export const tags = "Tags";

/** Short description */
export const shortDescription = "Short description";

/** Description */
export const description = "Description";

/** Regular price */
export const regularPrice = "Regular price";

/** Sale price */
export const salePrice = "Sale price";

/** Sale starts */
export const saleStarts = "Sale starts";

/** Sale ends */
export const saleEnds = "Sale ends";

/** VAT applies to */
export const vatAppliesTo = "VAT applies to";

/** VAT rate */
export const vatRate = "VAT rate";

/** Track stock */
export const trackStock = "Track stock";

/** In stock */
export const inStock = "In stock";

/** Backorders */
export const backorders = "Backorders";

/** Low stock threshold */
export const lowStockThreshold = "Low stock threshold";

/** Limit to one per order */
export const limitToOnePerOrder = "Limit to one per order";

/** Minimum quantity */
export const minimumQuantity = "Minimum quantity";

/** Maximum quantity */
export const maximumQuantity = "Maximum quantity";

/** Weight */
export const weight = "Weight";

/** Length */
export const length = "Length";

/** Width */
export const width = "Width";

/** Height */
export const height = "Height";

/** Net content */
export const content = "Net content";

/** Unit price per 100 g or 100 ml */
export const unitPricePer100 = "Unit price per 100 g or 100 ml";

/** Right of withdrawal */
export const rightOfWithdrawal = "Right of withdrawal";

/** Warnings and safety information */
export const warningsAndSafetyInformation = "Warnings and safety information";

/** Energy class */
export const energyClass = "Energy class";

/** Scale */
export const scale = "Scale";

/** Label URL */
export const urlOfTheLabel = "Label URL";

/** Product information sheet URL */
export const urlOfProductInformationSheet = "Product information sheet URL";

/** Minimum age */
export const minimumAge = "Minimum age";

/** Deposit */
export const deposit = "Deposit";

/** Per unit, in euros. Shown beside the price and added in the cart. Leave empty for none. */
export const depositHint = "Per unit, in euros. Shown beside the price and added in the cart. Leave empty for none.";

/** Virtual (not delivered) */
export const virtualNotDelivered = "Virtual (not delivered)";

/** Featured */
export const featured = "Featured";

/** External URL */
export const externalUrl = "External URL";

/** Button text */
export const buttonText = "Button text";

/** Position */
export const position = "Position";

/** SKU of {name} */
export const skuOf = (v: { name: string | number }): string => `SKU of ${v.name}`;

/** Price of {name} */
export const priceOf = (v: { name: string | number }): string => `Price of ${v.name}`;

/** Sale price of {name} */
export const salePriceOf = (v: { name: string | number }): string => `Sale price of ${v.name}`;

/** Net content of {name} */
export const contentOf = (v: { name: string | number }): string => `Net content of ${v.name}`;

/** Not tracked */
export const notTracked = "Not tracked";

/** {name} is published */
export const isPublished = (v: { name: string | number }): string => `${v.name} is published`;

/** {shownStock}: adjust stock of {name} */
export const adjustStockOf = (v: { shownStock: string | number; name: string | number }): string => `${v.shownStock}: adjust stock of ${v.name}`;

/** Every combination now has a variation. */
export const everyCombinationNowHasVariation = "Every combination now has a variation.";

/** Variations */
export const variations = "Variations";

/** First mark an attribute as “For variations”. */
export const markAttributeForVariations = "First mark an attribute as “For variations”.";

/** Based on {attributes}. */
export const basedOn = (v: { attributes: string | number }): string => `Based on ${v.attributes}.`;

/** Variations grid */
export const variationsGrid = "Variations grid";

/** Generate missing variations */
export const generateMissingVariations = "Generate missing variations";

/** No variations yet. */
export const noVariationsYet = "No variations yet.";

/** Save variations */
export const saveVariations = "Save variations";

/** Bulk edit started. */
export const bulkEditStarted = "Bulk edit started.";

/** {count, plural, one {Edit # product} other {Edit # products}} */
export const editProducts = (v: { count: number }): string => `${(v.count === 1 ? `Edit ${v.count.toLocaleString("en")} product` : `Edit ${v.count.toLocaleString("en")} products`)}`;

/** Edit all matching products */
export const editAllMatching = "Edit all matching products";

/** {total, plural, one {Change # product} other {Change # products}} */
export const changeProducts = (v: { total: number }): string => `${(v.total === 1 ? `Change ${v.total.toLocaleString("en")} product` : `Change ${v.total.toLocaleString("en")} products`)}`;

/** Preview */
export const preview = "Preview";

/** Price to change */
export const priceToChange = "Price to change";

/** Sale price, calculated from the regular price */
export const salePriceFromRegularPrice = "Sale price, calculated from the regular price";

/** End sales */
export const endSales = "End sales";

/** Type of change */
export const howToChange = "Type of change";

/** By a percentage */
export const byAPercentage = "By a percentage";

/** By an amount in euros */
export const byAmountInEuros = "By an amount in euros";

/** Set to */
export const setTo = "Set to";

/** Percentage */
export const percentage = "Percentage";

/** Euros */
export const euros = "Euros";

/** Use a minus sign for a decrease, such as -10. */
export const minusSignDecreases = "Use a minus sign for a decrease, such as -10.";

/** Add */
export const add = "Add";

/** Replace all with these */
export const replaceAllWithThese = "Replace all with these";

/** What to change */
export const whatToChange = "What to change";

/** New status */
export const newStatus = "New status";

/** Add or subtract */
export const addOrSubtract = "Add or subtract";

/** Quantity */
export const quantity = "Quantity";

/** New manufacturer */
export const newManufacturer = "New manufacturer";

/** New energy class */
export const newEnergyClass = "New energy class";

/** New minimum age */
export const newMinimumAge = "New minimum age";

/** In years. Leave empty for no minimum age. */
export const inYearsLeaveEmptyForNoMinimumAge = "In years. Leave empty for no minimum age.";

/** New VAT rate */
export const newVatRate = "New VAT rate";

/** Enter a percentage such as -10 or 2.5. */
export const enterPercentage = "Enter a percentage such as -10 or 2.5.";

/** Enter an amount such as -5 or 12.50. */
export const enterAmount = "Enter an amount such as -5 or 12.50.";

/** No products are affected. */
export const noProductsAreAffected = "No products are affected.";

/** {total, plural, one {Affects # product, counting each variation. Showing the first {count}:} other {Affects # products, counting each variation. Showing the first {count}:}} */
export const affectsProductsFirst = (v: { total: number; count: string | number }): string => `${(v.total === 1 ? `Affects ${v.total.toLocaleString("en")} product, counting each variation. Showing the first ${v.count}:` : `Affects ${v.total.toLocaleString("en")} products, counting each variation. Showing the first ${v.count}:`)}`;

/** {total, plural, one {Affects # product, counting each variation.} other {Affects # products, counting each variation.}} */
export const affectsProducts = (v: { total: number }): string => `${(v.total === 1 ? `Affects ${v.total.toLocaleString("en")} product, counting each variation.` : `Affects ${v.total.toLocaleString("en")} products, counting each variation.`)}`;

/** No change */
export const noChange = "No change";

/** Skipped: {problem} */
export const skippedProblem = (v: { problem: string | number }): string => `Skipped: ${v.problem}`;

/** Now */
export const now = "Now";

/** After */
export const after = "After";

/** Manufacturer deleted. */
export const manufacturerDeleted = "Manufacturer deleted.";

/** Delete “{manufacturer}”? */
export const deleteManufacturer = (v: { manufacturer: string | number }): string => `Delete “${v.manufacturer}”?`;

/** Keep manufacturer */
export const keepManufacturer = "Keep manufacturer";

/** Save */
export const save = "Save";

/** An email address, or the URL of a page with contact details. */
export const emailAddressOrUrlOfPage = "An email address, or the URL of a page with contact details.";

/** Postal address, including the country. */
export const postalAddressWithCountry = "Postal address, including the country.";

/** This can’t be undone. You can’t delete a manufacturer that’s assigned to products. */
export const usedManufacturersCantBeDeleted = "This can’t be undone. You can’t delete a manufacturer that’s assigned to products.";

/** A manufacturer outside the EU needs a responsible person in the EU, such as the importer. */
export const manufacturerOutsideEuNeeds = "A manufacturer outside the EU needs a responsible person in the EU, such as the importer.";

/** Email or URL */
export const emailOrUrl = "Email or URL";

/** Responsible person in the EU */
export const responsiblePersonInEu = "Responsible person in the EU";

/** Missing */
export const missingDetails = "Missing";

/** Product pages name the manufacturer, as EU law requires (Regulation (EU) 2023/988). */
export const productPagesNameManufacturer = "Product pages name the manufacturer, as EU law requires (Regulation (EU) 2023/988).";

/** No manufacturers yet. */
export const noManufacturersYet = "No manufacturers yet.";

/** Products without a manufacturer */
export const productsWithoutManufacturer = "Products without a manufacturer";

/** Address */
export const address = "Address";

/** Address of the responsible person */
export const addressOfResponsiblePerson = "Address of the responsible person";

/** Email or URL of the responsible person */
export const emailOrUrlOfResponsiblePerson = "Email or URL of the responsible person";

/** Manufacturer saved. */
export const manufacturerSaved = "Manufacturer saved.";

/** Attribute deleted. */
export const attributeDeleted = "Attribute deleted.";

/** Delete “{attribute}”? */
export const deleteAttribute = (v: { attribute: string | number }): string => `Delete “${v.attribute}”?`;

/** Keep attribute */
export const keepAttribute = "Keep attribute";

/** For example, cm. Leave empty for none. */
export const suchAsCm = "For example, cm. Leave empty for none.";

/** This also deletes its values and can’t be undone. You can’t delete an attribute that’s assigned to products. */
export const attributesInUseCantBeDeleted = "This also deletes its values and can’t be undone. You can’t delete an attribute that’s assigned to products.";

/** Text */
export const text = "Text";

/** Number */
export const number = "Number";

/** List */
export const list = "List";

/** Neither is better */
export const neitherIsBetter = "Neither is better";

/** Higher is better */
export const higherIsBetter = "Higher is better";

/** Lower is better */
export const lowerIsBetter = "Lower is better";

/** New attribute */
export const newAttribute = "New attribute";

/** Comparison */
export const comparison = "Comparison";

/** Heading */
export const heading = "Heading";

/** Values */
export const values = "Values";

/** Move {name} down */
export const moveDown = (v: { name: string | number }): string => `Move ${v.name} down`;

/** Used to describe, compare and choose products. Product pages and comparisons show attributes in this order. */
export const usedToDescribeCompareAndChoose = "Used to describe, compare and choose products. Product pages and comparisons show attributes in this order.";

/** No attributes yet. */
export const noAttributesYet = "No attributes yet.";

/** Value {index} */
export const valueIndex = (v: { index: string | number }): string => `Value ${v.index}`;

/** Colour of value {index} */
export const colourOfValue = (v: { index: string | number }): string => `Colour of value ${v.index}`;

/** Move value {index} up */
export const moveValueUp = (v: { index: string | number }): string => `Move value ${v.index} up`;

/** Move value {index} down */
export const moveValueDown = (v: { index: string | number }): string => `Move value ${v.index} down`;

/** Remove value {index} */
export const removeValue = (v: { index: string | number }): string => `Remove value ${v.index}`;

/** Add a value */
export const addAValue = "Add a value";

/** Unit */
export const unit = "Unit";

/** In comparisons */
export const inComparisons = "In comparisons";

/** Use as a filter in lists */
export const filterInLists = "Use as a filter in lists";

/** Details */
export const details = "Details";

/** Products also appear in all parent categories. */
export const productsAlsoAppearInParents = "Products also appear in all parent categories.";

/** Category tree */
export const categoryTree = "Category tree";

/** Drag a category by its handle, or move it with its buttons. Subcategories move with it. */
export const dragCategoryOrUseItsButtons = "Drag a category by its handle, or move it with its buttons. Subcategories move with it.";

/** {waitingProducts, plural, one {A large category is still being moved: # product left. Until the move is complete, the category’s products stay in their old location in the shop.} other {A large category is still being moved: # products left. Until the move is complete, the category’s products stay in their old location in the shop.}} */
export const largeCategoryIsStillBeingMoved = (v: { waitingProducts: number }): string => `${(v.waitingProducts === 1 ? `A large category is still being moved: ${v.waitingProducts.toLocaleString("en")} product left. Until the move is complete, the category’s products stay in their old location in the shop.` : `A large category is still being moved: ${v.waitingProducts.toLocaleString("en")} products left. Until the move is complete, the category’s products stay in their old location in the shop.`)}`;

/** New category */
export const newCategory = "New category";

/** Parent category */
export const parentCategory = "Parent category";

/** Create category */
export const createCategory = "Create category";

/** None (top level) */
export const noneTopLevel = "None (top level)";

/** Size guide */
export const sizeGuide = "Size guide";

/** Category image removed. */
export const categoryImageRemoved = "Category image removed.";

/** Category image set. */
export const categoryImageSet = "Category image set.";

/** Category saved. */
export const categorySaved = "Category saved.";

/** The last part of the category’s URL. Old URLs redirect to the new one. */
export const lastPartOfCategoryUrl = "The last part of the category’s URL. Old URLs redirect to the new one.";

/** Use Markdown. For tables, use | Size | Chest |. Shown next to the options of products in this category and its subcategories. Leave empty to use the parent category’s guide. */
export const sizeGuideHint = "Use Markdown. For tables, use | Size | Chest |. Shown next to the options of products in this category and its subcategories. Leave empty to use the parent category’s guide.";

/** Use a product’s first image */
export const firstImageOfProduct = "Use a product’s first image";

/** Move products to */
export const moveProductsTo = "Move products to";

/** Category deleted. */
export const categoryDeleted = "Category deleted.";

/** Remove image */
export const removeImage = "Remove image";

/** Don’t move (keep only in other categories) */
export const dontMoveProducts = "Don’t move (keep only in other categories)";

/** Subcategories move up one level. This can’t be undone. */
export const subcategoriesMoveUpOneLevel = "Subcategories move up one level. This can’t be undone.";

/** Delete category */
export const deleteCategory = "Delete category";

/** {name} moved to position {position} in {parent}. */
export const movedToPositionIn = (v: { name: string | number; position: string | number; parent: string | number }): string => `${v.name} moved to position ${v.position} in ${v.parent}.`;

/** {name} moved to position {position} at the top level. */
export const movedToPositionAtTopLevel = (v: { name: string | number; position: string | number }): string => `${v.name} moved to position ${v.position} at the top level.`;

/** Move {name} to the level above */
export const moveToLevelAbove = (v: { name: string | number }): string => `Move ${v.name} to the level above`;

/** No categories yet. */
export const noCategoriesYet = "No categories yet.";

/** Attribute saved. */
export const attributeSaved = "Attribute saved.";

/** Cross-sells */
export const crossSells = "Cross-sells";

/** Alt text */
export const altTexts = "Alt text";

/** Any */
export const any = "Any";

/** None */
export const none = "None";

/** Move {name} into the previous category */
export const moveIntoPreviousCategory = (v: { name: string | number }): string => `Move ${v.name} into the previous category`;

/** {name}: {value} */
export const attributeWithValue = (v: { name: string | number; value: string | number }): string => `${v.name}: ${v.value}`;

/** {type} in {unit} */
export const typeInUnit = (v: { type: string | number; unit: string | number }): string => `${v.type} in ${v.unit}`;

/** Yes/no */
export const yesOrNo = "Yes/no";

/** Custom fields */
export const customFields = "Custom fields";

/** Edit */
export const edit = "Edit";

/** Edit custom fields of {name} */
export const editCustomFieldsOf = (v: { name: string | number }): string => `Edit custom fields of ${v.name}`;
