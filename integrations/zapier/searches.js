export const searches = {
  find_customer: {
    key: "find_customer",
    noun: "Customer",
    display: {
      label: "Find Customer",
      description: "Finds customers by name, company, phone number, email address, or street.",
    },
    operation: {
      inputFields: [{ key: "search", label: "Search", type: "string", required: true }],
      perform: (z, bundle) =>
        z
          .request({
            method: "GET",
            url: `${bundle.authData.site}/api/v1/customers`,
            params: { search: bundle.inputData.search },
          })
          .then(({ data }) => data),
      sample: { id: "019ab000-0000-7000-8000-000000000004", name: "Maria Lopez" },
    },
  },
};
