// What the demo shop's information pages say. Its company is invented; a shop of one's own has texts of its own.

const sampleNote =
  '> This is a demonstration shop: nothing is sold or sent. Whoever runs a real one puts their own text, checked by a lawyer, here.';

const terms = `${sampleNote}

Version of 1 November 2026.

## 1. Whom you buy from {#partner}

Your contract is with the shop named in the [imprint](/imprint/). These terms hold for every order placed at this address, in the version that you accepted with it.

## 2. How an order becomes a contract {#contract}

What the shop shows is an invitation. You order with the button at the end of the checkout, after you have seen and could change everything. We confirm by e-mail that the order has arrived; the contract is made when we say that it is being prepared, at the latest when it is sent.

## 3. Prices {#prices}

All prices are in euros and include the VAT of the country of delivery. Delivery is shown on its own line before you order. A struck-through price is the lowest of the 30 days before the reduction.

## 4. Payment and delivery {#payment}

How you can pay and what delivery costs is told under [delivery, payment and returns](/delivery/) and, for your order, in the checkout. Goods stay ours until they are paid in full.

## 5. Your right to withdraw {#withdrawal}

As a consumer you may withdraw from the contract within 14 days after the goods have reached you, without giving a reason. A clear statement is enough, by letter or e-mail to the address in the imprint. We return every payment including standard delivery within 14 days, by the way you paid. You send the goods back within 14 days of your statement and bear the direct cost of that. Goods made to your wish and sealed goods opened for reasons of hygiene are excluded. The whole [instructions](/withdrawal/) have a form that you may use.

## 6. When something is wrong {#defects}

The statutory rights for defects hold for two years after delivery. Tell us what is wrong; we repair or replace, and if that fails you get your money back.

## 7. Discount codes {#codes}

A code holds for the time, goods and number of orders that it names, is not paid out, and comes back to life when the order that used it is cancelled before it was sent.`;

const privacy = `${sampleNote}

## What is kept when you look around

Nothing. Pages are made without knowing who you are and set no cookie. If you close a notice of the shop, a cookie remembers for a year that you did.

## What is kept when you put something into the cart

- A random number in a cookie, so that your cart is yours. The shop stores only a fingerprint of it.
- Two cookies that say whether the cart holds something and whether it has changed. They name nobody and end with your visit.
- The cart itself, for 30 days after its last change.

## What is kept when you compare or wish

- Which products, since when and at what price, so that you are told what has changed: for 30 days after the last change.
- A cookie that says whether these lists have changed. It names nobody and ends with your visit.
- A link to your wishlist, once you make one. Whoever has it sees the products and nothing about you, until you stop sharing.
- With an account: whether you want mails about your wishlist. You get none unless you say so, and each has a link to end them.

## What is kept when you subscribe to the newsletter

Your e-mail address, your name if you enter one, and when and on which page you agreed to which wording, because we have to prove it. Nothing is sent before you confirm by mail; who does not is forgotten after 30 days. Every mail has a link that ends them, and one to have the address forgotten.

## What is kept when you order

Your addresses, your e-mail address, what you bought and how you paid, because the contract and tax law need them, for as long as tax law says. The carrier gets the delivery address, the payment provider the amount and the number of the order.

## Where you came from

If you allow it, cookies remember which link, search or advertisement led you here and how many pages you saw, and an order says so too. Without your consent these fields stay empty, and no such cookie is set. Nothing is shared with advertisers. After as long as the shop has set, otherwise 13 months, an order no longer says what your browser calls itself nor which pages led you here. Your answer, when you gave it and to which words, is kept as proof. You can change it at any time: [your choice about cookies](/cookies/).

## Your rights

You may ask what is stored about you, have it corrected or erased, take it with you, or object. Write to the address in the imprint. You may also complain to the data protection authority of your country.`;

const delivery = `## Where we deliver {#countries}

To every country of the European Union. What delivery costs depends on the country and the weight; the [cart](/cart/) shows it, and from which value of goods it is free, before you enter any address.

## How you can pay {#payment}

- **Bank transfer:** we send the goods when the money has arrived. The reference is in the confirmation.
- **Cash on delivery:** in Germany, for parcels up to €500.00.
- **Test card:** only in demonstrations. It behaves as a card does, but no money moves.

## Change your mind {#returns}

You can cancel an order on its page as long as it is not paid. After that you have 14 days from delivery to withdraw; the [terms](/terms/) say how.

## Find an order again

Open the link in its confirmation, or [look it up](/find-order/) with its number and your e-mail address.`;

const withdrawal = `${sampleNote}

## How long you have

As a consumer you may withdraw from your order within 14 days without giving a reason. The 14 days begin on the day after you, or somebody you named, received the last of the goods.

## How to withdraw

Tell us in a clear statement, for example by letter or e-mail to the address in the [imprint](/imprint/). You may use the form below, but need not. It is enough to send the statement before the 14 days are over.

## What happens then

- We return all your payments, with the cost of our standard delivery, within 14 days of your statement and by the way you paid.
- We may wait until the goods are back, or until you have shown that you sent them.
- You send the goods back within 14 days of your statement and bear the direct cost of that.
- You pay for a loss of value only where it comes from more handling than was needed to try the goods.

## Form

To the address in the imprint:\\
I withdraw from the contract about these goods: …\\
Ordered on / received on: …\\
Name and address: …\\
Date, and signature if on paper: …`;

/** Texts in Markdown, by their pages. */
export const demoTexts = { terms, privacy, imprint: sampleNote, delivery, withdrawal };
