import type { HelpChapter } from '../help-chapter.ts';

export const products: HelpChapter = {
  id: 'products',
  title: 'Products and Stock',
  intro:
    'Products are what you quote. Their stock changes only by purchases, dispatches, returns and counts, and every change can be looked up.',
  picture: 'stock',
  sections: [
    {
      title: 'Product List',
      pages: ['productlist', 'viewproduct'],
      what: 'All products with picture, price, tax and stock.',
      steps: [
        'Search by name, code or category.',
        'Press [Approve] on a pending product after you have checked its price and tax.',
        'Open a product to see its details, and under Stock & Timeline where its stock came from.',
        'Press [Fill HSN] to enter the HSN codes of many products in one go. Invoices need them.',
      ],
      notes: ['Quotations offer only products that are approved and visible for purchase.'],
      keys: [['N', 'Add a product']],
    },
    {
      title: 'Add Product',
      pages: ['addproduct'],
      what: 'Enters a product in three steps: what it is, its price and stock, and how it is delivered and paid for.',
      steps: [
        'Choose the picture that the quotation shows, and enter name and description as they should be printed.',
        'Enter the MRP and the stock that you have of it now.',
        'Enter HSN code, unit and GST percentage if you know them. Invoices need them.',
        'Enter warranty, delivery and payment terms, and press [Submit].',
        'On the page of the product, press [Change Code & Levels] to give it a code, or a [Reorder Level] at which it appears under Shortages.',
      ],
    },
    {
      title: 'Stock List',
      pages: ['stocklist'],
      what: 'What is there of each product, what of it is reserved for open orders, and what is free.',
      steps: [
        'Reserved is what customers have ordered and not yet received. Free is the rest; it is below zero when more was sold than is there.',
        'Press [Movements] to see every purchase, dispatch, return and count of a product, with the balance after each.',
        'Press [Enter Count] for a single product whose stock is wrong.',
      ],
    },
    {
      title: 'Stock Count',
      pages: ['addstockcount'],
      what: 'Brings the stock in the panel in line with what is on the shelf.',
      steps: [
        'Press [Print Count Sheet] and count with it in the store.',
        'Enter what you counted. The panel shows the difference.',
        'Choose a reason for each difference, such as damage or a sample, and press [Submit].',
      ],
      notes: ['If goods moved while you counted, the panel takes that into account and says so.'],
    },
    {
      title: 'Purchases',
      pages: ['purchaselist', 'addpurchase'],
      what: 'What suppliers delivered. New stock comes in by purchases alone; a count only corrects what is there.',
      steps: [
        'Press [Add Purchase] when goods have arrived.',
        'Choose the supplier and enter the number and date of their invoice.',
        'Add the products with quantity, check the new stock, and press [Submit].',
      ],
      keys: [['N', 'Add a purchase']],
    },
    {
      title: 'Shortages',
      pages: ['shortages'],
      what: 'What has to be bought: products that open orders need, and products below their reorder level.',
      steps: [
        'Look at Short: so many are missing for the orders, and by when.',
        'Tick the products and press [Print for Supplier], or take the list as a file.',
        'When the goods arrive, enter the purchase from here. Quantities are proposed.',
      ],
    },
  ],
};
