# 電腦玩家在茶會與贈禮時對另一氏族（`$clan`）說的話，用理由本身的參數。

## 提議與接受

reason-shared-mandates = 我的{ $turns }個政策回合，你也享有額外獎勵；你的{ $their_turns }個政策回合，我也一樣。
reason-shared-front = 我們都在{ $province }，不如別在那裡互鬥。
reason-kept-faith = { $seasons ->
    [1] 你曾對我守信。
   *[other] 你已對我守信{ $seasons }次。
}
reason-against-leader = { $leader }領先我們太多了。
reason-stand-by-you = 這一季我會一直站在你這邊。
reason-gift-received = 你送的{ gift-coins }打動了我。

## 拒絕

reason-betrayed-me = 你在{ $season }背叛過我。
reason-betrayed-others = 你在{ $season }背叛過{ $other }。
reason-too-far-ahead = 我估計你已領先所有人{ $lead }分。
reason-price = 再加{ gift-coins }，我或許會答應。
reason-better-elsewhere = 我希望找到更好的夥伴。
reason-no-use = 這對我沒什麼好處。
reason-stand-alone = 我寧願獨自作戰。
reason-chance = 我交給運氣決定。

## 提案與回覆

reason-your-gain = 我想這對你也有好處。
reason-harvest-gain = 採收會讓你獲得{ $vp ->
    [0] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins }與{ $ronin }名浪人
    }
   *[other] { $ronin ->
        [0] { gift-coins }與{ $vp }分
       *[other] { gift-coins }、{ $vp }分與{ $ronin }名浪人
    }
}。
reason-train-coins = 訓練時人人都能購買季節卡，而你有{ gift-coins }。
reason-recruit-figures = 執行招募時，你可以召喚{ $figures }個單位。
reason-marshal-figures = 執行調度時，你的所有單位都可以移動。
reason-mandate-price = 你能得到{ gift-coins }，自己也會執行這項政策行動。
reason-pact = 這樣我們都不會因背叛而被對方替換單位。
reason-save-figures = 我把{ $province }讓給你，我們都能保住單位。
reason-no-hostages = 這樣我們在{ $province }都不會有單位被對方抓去當人質。
reason-shrines-apart = 這樣我們就不必爭奪同一座神殿。
reason-last-copy = 這是最後一張。你能得到{ gift-coins }，還能購買別的季節卡。
reason-my-gain = 這對我有好處。
reason-shared-war = 我們都在{ $province }，這樣總比開戰好。
reason-kept-word = 你對我守過信。
reason-broke-word = 你這一季對我食言了。
reason-no-trust = 我不相信你會守這個承諾。
reason-too-dear = 這對我得不償失。
reason-crowns-you = 這等於幫你贏得遊戲。
reason-no-deals-now = 我現在不做交易。
reason-away = 沒有人在，無法回覆。

## 贈禮

reason-sweetener = 請收下{ gift-coins }，多多關照。
reason-seal = 收下{ gift-coins }，當作我們結盟的信物。
reason-gift-returned = 你的{ gift-coins }還你：無功不受祿。
