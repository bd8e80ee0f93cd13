/** An email of a platform, and the lead in it; all people, numbers, and addresses are made up. */
export type EmailSample = {
  from: string;
  replyTo?: string;
  subject: string;
  text: string;
  lead: {
    name: string;
    phone?: string;
    email?: string;
    zipCode?: string;
    /** Texts that the request must contain. */
    request: string[];
  };
};

/** Samples by the platform that reads them. */
export const emailSamples: Record<string, readonly EmailSample[]> = {
  Yelp: [
    {
      from: "reply+8160b36a1c2d3e4f@messaging.yelp.com",
      subject: "New Message: Ana R. is requesting a quote from Bo’s Plumbing",
      text: `Ana R. is interested in working with you!

What type of plumbing service do you need?
Drain cleaning

In what location do you need the service?
78704

When do you require this service?
As soon as possible

Are there any other details you'd like to share?
The kitchen sink backs up.

[ Respond Now ]
https://biz.yelp.com/messaging/x/thread/y

Yelp Inc., 350 Mission Street, San Francisco, CA 94105
Unsubscribe`,
      lead: {
        name: "Ana R.",
        email: "reply+8160b36a1c2d3e4f@messaging.yelp.com",
        zipCode: "78704",
        request: ["Drain cleaning", "As soon as possible", "The kitchen sink backs up."],
      },
    },
    {
      from: "no-reply@yelp.com",
      subject: "Sam Lee requested a call back",
      text: `New lead: Sam Lee wants to speak with you
Phone Number: (512) 555-0134
Preferred Time: Today, between 2:00 PM – 4:00 PM
Service Needed: Water heater repair
Note: “Leaks from the bottom.”`,
      lead: { name: "Sam Lee", phone: "+15125550134", request: ["Today, between 2:00 PM"] },
    },
  ],
  Networx: [
    {
      from: "leads@networx.com",
      subject: "New Networx Lead: Ana Ruiz - Drain Cleaning",
      text: `You have a new lead!

Customer: Ana Ruiz
Phone: 512-555-0134
Email: ana@home.example
Address: 12 Pine St, Austin, TX 78704
Task: Clear a drain
Comments: Kitchen sink, second floor

Questions? Call Networx at 1-855-555-0100`,
      lead: {
        name: "Ana Ruiz",
        phone: "+15125550134",
        email: "ana@home.example",
        zipCode: "78704",
        request: ["Clear a drain", "Kitchen sink, second floor"],
      },
    },
  ],
  Thumbtack: [
    {
      from: "notifications@thumbtack.com",
      subject: "New lead: Ana R. is looking for Plumbing Drain Repair",
      text: `Ana R. is looking for Plumbing Drain Repair
Austin, TX 78704
Call or text Ana at (512) 555-0134

Problem
Slow drain

How soon?
This week

View lead
Thumbtack, 360 9th St, San Francisco, CA 94103`,
      lead: { name: "Ana R.", phone: "+15125550134", zipCode: "78704", request: ["This week"] },
    },
  ],
  Angi: [
    {
      from: "newlead@angi.com",
      subject: "You Have a New Plumbing Lead!",
      text: `Angi Leads

New Lead Alert

Customer Name: John Smith
Phone Number: 512-555-0134
Address: 123 Merry Lane, San Diego, CA 92101
ZIP Code: 92101

Job Category: Plumbing
Job Description: Need help unclogging a kitchen drain. Available this week?

To contact this customer or view more details, log in to your Angi Pro app.

Angi Support: (877) 947-3639`,
      lead: {
        name: "John Smith",
        phone: "+15125550134",
        zipCode: "92101",
        request: ["Need help unclogging a kitchen drain. Available this week?"],
      },
    },
    {
      from: "leads@email.angi.com",
      subject: "NEW LEAD: Michael R. has a Deck project in Denver!",
      text: `A new customer is looking for a pro!
Customer: Michael R.
Project: Deck or Porch Repair
Location: Denver, CO 80202
Phone: (512) 555-0134
Project Details: "I have a few loose boards on my deck."
[ Contact Customer ]`,
      lead: {
        name: "Michael R.",
        phone: "+15125550134",
        zipCode: "80202",
        request: ["I have a few loose boards on my deck."],
      },
    },
  ],
  HomeAdvisor: [
    {
      from: "leads@homeadvisor.com",
      subject: "New Lead: Drain Line - Clear",
      text: `Customer Information
Ana Ruiz
(512) 555-0134
ana@home.example
12 Pine St
Austin, TX 78704

Task: Drain Line - Clear
Comments: Kitchen sink`,
      lead: {
        name: "Ana Ruiz",
        phone: "+15125550134",
        email: "ana@home.example",
        zipCode: "78704",
        request: ["Kitchen sink", "Drain Line - Clear"],
      },
    },
  ],
  "Google Local Services": [
    {
      from: "local-services-noreply@google.com",
      subject: "New message lead from Jane Doe",
      text: `You have a new message request
Customer Name: Jane Doe
Service: Water Heater Repair
Location: Los Angeles, CA 90001
Phone: (512) 555-0134
Customer Message: "Hi, my water heater is leaking."
Reply to this lead: You can reply directly to this email.`,
      lead: {
        name: "Jane Doe",
        phone: "+15125550134",
        zipCode: "90001",
        request: ["Hi, my water heater is leaking."],
      },
    },
    {
      from: "x7k2@lsa.google.com",
      subject: "New message: Clogged Drain from Jane Smith",
      text: `You have a new message request
Customer: Jane Smith
Service: Clogged Drain
ZIP Code: 90210
Message: "My kitchen sink is completely backed up."
Reply to this email to message the customer back.`,
      lead: {
        name: "Jane Smith",
        email: "x7k2@lsa.google.com",
        zipCode: "90210",
        request: ["My kitchen sink is completely backed up."],
      },
    },
  ],
};
